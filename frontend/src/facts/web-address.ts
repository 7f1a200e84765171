/** A scheme; a port after a host is none. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/iu;

/** A web address as it is meant: “example.org” is “https://example.org”; nothing and other schemes stay as they are. */
export function webAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || SCHEME.test(address) ? address : `https://${address}`;
}

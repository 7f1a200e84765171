import { setNonce } from 'get-nonce';

/** What the server puts in for each response; in development the placeholder itself stands there. */
const PLACEHOLDER = /^__.*__$/;

let nonce: string | undefined;

/** The nonce that lets a library inject a style element under the content security policy; undefined in development. */
export function cspNonce(): string | undefined {
  return nonce;
}

/** Reads the nonce from the page and gives it to the libraries that ask get-nonce. Call before the first render. */
export function installNonce(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  if (content === '' || PLACEHOLDER.test(content)) return;
  nonce = content;
  setNonce(content);
}

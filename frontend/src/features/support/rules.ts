/** An address for a new e-mail with its subject filled in. */
export function mailtoHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

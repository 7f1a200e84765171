/** The only door to the console: what went wrong, never a token, an e-mail or a body. */
export function logError(what: string, error?: unknown): void {
  console.error(`[assay] ${what}`, error instanceof Error ? error.message : (error ?? ''));
}

/** An act as the last segment of its address: the wire writes words with `_`, addresses with `-`. */
export function segmentOf(act: string): string {
  return act.replaceAll('_', '-');
}

/** A table begins with a mark: without it Excel takes UTF-8 for the letters of the machine’s own language. */
const marked = (blob: Blob): Blob =>
  blob.type.startsWith('text/csv') ? new Blob(['\ufeff', blob], { type: blob.type }) : blob;

/** Saves a blob under a name, by way of a link that is pressed at once. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(marked(blob));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A spreadsheet reads a table as UTF-8 only where it begins with this. What the API answers does not. */
const MARK = '\ufeff';

const isTable = (blob: Blob) => blob.type.startsWith('text/csv');

/** Saves a blob under a name, by way of a link that is pressed at once. */
export function saveFile(blob: Blob, name: string): void {
  const saved = isTable(blob) ? new Blob([MARK, blob], { type: blob.type }) : blob;
  const url = URL.createObjectURL(saved);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

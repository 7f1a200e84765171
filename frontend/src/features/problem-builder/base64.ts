/** The largest archive that is sent. Source: ADR 36. */
export const MAX_ARCHIVE_BYTES = 16 * 1024 * 1024;

/** A file as base64, without what a data address puts before it. */
export function inBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

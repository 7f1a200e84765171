import { text } from '@/features/problem-builder/text';

/** How many files are listed. */
const MOST_LISTED = 20;

/** Files with a sentence each, the first twenty of them. */
export function Findings({ files }: { files: readonly { path: string; text: string }[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="list-disc pl-5 text-sm">
      {files.slice(0, MOST_LISTED).map(({ path, text: why }) => (
        <li key={`${path} ${why}`} className="break-words">
          {path === '' ? why : `${path}: ${why}`}
        </li>
      ))}
      {files.length > MOST_LISTED && <li>{text.import.more(files.length - MOST_LISTED)}</li>}
    </ul>
  );
}

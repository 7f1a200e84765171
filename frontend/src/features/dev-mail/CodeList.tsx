import { landing, type OobCode } from './api';
import { text } from './text';
import { Button } from '@/ui/Button';

const kindLabel = (kind: string) =>
  kind in text.kinds ? text.kinds[kind as keyof typeof text.kinds] : text.kinds.other;

/** The emulator's codes; each opens the link that a real mail would carry. */
export function CodeList({ codes }: { codes: readonly OobCode[] }) {
  if (codes.length === 0) return <p className="text-sm text-fg-muted">{text.codesEmpty}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {codes.map((code) => (
        <li
          key={code.oobLink}
          className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm"
        >
          <span className="min-w-0 break-all">{code.email}</span>
          <Button size="sm" asChild>
            <a href={landing(code)}>{kindLabel(code.requestType)}</a>
          </Button>
        </li>
      ))}
    </ul>
  );
}

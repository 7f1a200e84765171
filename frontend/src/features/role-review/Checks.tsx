import { Check, TriangleAlert } from 'lucide-react';
import type { RoleChecked } from '@/api/words';
import { Card } from '@/ui/Card';
import { text } from './text';

/** What a reader is to look at; what was found comes first. */
export function Checks({ checks }: { checks: readonly RoleChecked[] }) {
  const sorted = checks.toSorted((a, b) => Number(a.passed) - Number(b.passed));
  return (
    <Card title={text.checksTitle} headingLevel={3}>
      <p className="mb-3 text-xs text-fg-muted">{text.checksHint}</p>
      <ul className="flex flex-col gap-2.5 text-sm">
        {sorted.map(({ check, passed, found }) => (
          <li key={check} className="flex gap-2.5">
            {passed ? (
              <Check className="mt-0.5 text-positive-text" size={16} aria-label={text.passed} />
            ) : (
              <TriangleAlert
                className="mt-0.5 text-caution-text"
                size={16}
                aria-label={text.found}
              />
            )}
            <div className="min-w-0">
              <p className={passed ? 'text-fg-muted' : 'font-medium'}>
                {passed ? text.checks[check].passed : text.checks[check].failed}
              </p>
              {!passed && (
                <p className="break-words">
                  {text.checks[check].detail} {found.length > 0 && <b>{found.join(', ')}</b>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

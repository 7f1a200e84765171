import { useQuery } from '@tanstack/react-query';
import type { RetentionRule } from '@/api/words/company/profile';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { retentionQuery } from './api';
import { text } from './text';

const words = text.retention;

/** The server begins its words in lower case: they are also read in the middle of a sentence. */
const titleOf = ({ what }: RetentionRule) => what.charAt(0).toUpperCase() + what.slice(1);

/** What of a company's work is removed, and after how many days. Nothing of it is set here (ADR 0070). */
export function RetentionCard() {
  const query = useQuery(retentionQuery);
  return (
    <Card title={words.title}>
      <p className="mb-3 text-sm text-fg-muted">{words.lead}</p>
      <Loaded query={query} failed={words.failed}>
        {(rules) => (
          <ul aria-label={words.list} className="divide-y divide-line text-sm">
            {rules.map((rule) => (
              <li key={rule.what} className="flex justify-between gap-x-4 py-2">
                <span>{titleOf(rule)}</span>
                <span className="shrink-0 text-fg-muted tabular-nums">
                  {words.after(rule.days)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

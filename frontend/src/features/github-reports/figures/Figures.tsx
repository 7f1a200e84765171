import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GithubFigures } from '@/api/words/github-reports';
import { bytesWords, monthWords } from '@/features/github-reports/rules';
import { text } from '@/features/github-reports/text';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { Activity } from './Activity';
import { Bars, External, type BarRow } from './Bars';
import { Repositories } from './Repositories';

const words = text.figures;
const sizes = ['small', 'medium', 'large', 'huge'] as const;
const leftOut = ['forks', 'merges', 'bots', 'files', 'unread'] as const;

/** A card with a table, or the sentence that stands where it would be empty. */
function Part({
  title,
  none,
  children,
}: {
  title: string;
  none?: string | false;
  children: ReactNode;
}) {
  return (
    <Card flush title={title}>
      {none === undefined || none === false ? children : <EmptyState>{none}</EmptyState>}
    </Card>
  );
}

const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;

/** What a report shows: tables, no score. */
export function Figures({ of }: { of: GithubFigures }) {
  if (of.is_empty)
    return (
      <Card>
        <EmptyState icon={Search} title={words.empty}>
          {words.emptyDetail}
        </EmptyState>
      </Card>
    );
  const languages: BarRow[] = of.languages.map(({ name, link, bytes }) => ({
    label: name,
    href: link,
    value: bytes,
    shown: bytesWords(bytes),
  }));
  const months = of.months.map(({ month, commits }) => ({
    label: monthWords(month),
    value: commits,
  }));
  const merged = of.collaboration.map(({ name, merged: { link, value } }) => ({
    label: name,
    href: link,
    value,
  }));
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2 *:min-w-0">
      <Part title={words.activity}>
        <Activity of={of} />
      </Part>
      <Part title={words.sizes}>
        <Bars
          caption={words.sizes}
          head={[words.size, words.number]}
          lines={sizes.map((size) => ({ label: words.sizeRows[size], value: of.sizes[size] }))}
        />
      </Part>
      <Part title={words.languages} none={languages.length === 0 && words.noLanguages}>
        <Bars caption={words.languages} head={[words.language, words.source]} lines={languages} />
      </Part>
      <Part title={words.collaboration} none={merged.length === 0 && words.noCollaboration}>
        <Bars
          caption={words.collaboration}
          head={[words.repository, words.number]}
          lines={merged}
        />
      </Part>
      <div className="xl:col-span-2">
        <Part
          title={words.repositories}
          none={of.repositories.length === 0 && words.noRepositories}
        >
          <Repositories of={of.repositories} />
        </Part>
      </div>
      <Part title={words.months}>
        <Bars caption={words.months} head={[words.month, words.commitsShort]} lines={months} />
      </Part>
      <Part title={words.hours}>
        <p className="px-4.5 pt-3 text-xs text-fg-muted">{words.hoursDetail}</p>
        <Bars
          caption={words.hours}
          head={[words.hour, words.commitsShort]}
          lines={of.hours.map((value, at) => ({ label: hour(at), value }))}
        />
      </Part>
      <Part title={words.leftOut}>
        <dl className="divide-y divide-line px-4.5 text-sm">
          {leftOut.map((what) => (
            <Fact key={what} label={words.leftOutRows[what]}>
              {of.left_out[what]}
            </Fact>
          ))}
        </dl>
      </Part>
      <Card title={words.account}>
        <p className="text-sm">
          <External href={of.url}>{of.login}</External>
        </p>
        <p className="mt-2 text-sm text-fg-muted">{words.span(of.since, of.until)}</p>
        <p className="mt-1 text-sm text-fg-muted">{words.check}</p>
      </Card>
    </div>
  );
}

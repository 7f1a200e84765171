import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import type { PracticeRow } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { catalogueQuery } from '@/features/practice/api';
import { EVERYTHING } from '@/features/practice/rules';
import {
  difficultyLabel,
  keywordsBeside,
  languageList,
  typeLabel,
} from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { Tabs } from '@/ui/Tabs';

import { text } from './text';

const words = text.samples;

type SampleProblemsProps = {
  who: string | null;
  /** What the solvers of a problem read. */
  preview: (slug: string) => ReactNode;
};

/** The three problems that came last, each with what its solvers read. */
export function SampleProblems({ who, preview }: SampleProblemsProps) {
  const query = useInfiniteQuery(catalogueQuery(EVERYTHING, who));
  return (
    <Loaded query={query} failed={words.failed}>
      {(data) => {
        const problems = rows(data).slice(0, 3);
        if (problems.length === 0) return <p className="text-fg-muted">{words.none}</p>;
        return (
          <>
            <ul className="grid gap-4 md:grid-cols-3">
              {problems.map((row) => (
                <li key={row.slug}>
                  <SampleCard row={row} />
                </li>
              ))}
            </ul>
            <Previews problems={problems} preview={preview} />
          </>
        );
      }}
    </Loaded>
  );
}

function SampleCard({ row }: { row: PracticeRow }) {
  return (
    <Card flush className="h-full">
      <Link
        to={to(paths.codebrainProblem, { problemId: row.slug })}
        className="flex h-full flex-col gap-2 rounded-lg p-4.5 hover:bg-surface-hover"
      >
        <span className="text-md font-semibold">{row.title}</span>
        <span className="text-sm text-fg-muted">{languageList(row.languages)}</span>
        <span className="mt-auto flex flex-wrap gap-1.5 pt-2">
          <Badge>{difficultyLabel(row.difficulty)}</Badge>
          {row.type !== 'code' && <Badge>{typeLabel(row.type)}</Badge>}
          {keywordsBeside(row.type, row.keywords)
            .slice(0, 2)
            .map((keyword) => (
              <Badge key={keyword} tone="outline">
                {keyword}
              </Badge>
            ))}
        </span>
      </Link>
    </Card>
  );
}

type PreviewsProps = Pick<SampleProblemsProps, 'preview'> & { problems: readonly PracticeRow[] };

/** One of the problems as its solvers read it, without opening it. */
function Previews({ problems, preview }: PreviewsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Tabs
      className="mt-6"
      panelClassName="pt-4"
      label={words.previews}
      value={chosen ?? problems[0]?.slug ?? ''}
      onChange={setChosen}
      tabs={problems.map(({ slug, title }) => ({
        value: slug,
        label: title,
        content: preview(slug),
      }))}
    />
  );
}

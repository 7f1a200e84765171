import { lazy, Suspense } from 'react';

import type { ReportTask } from '@/api/words';
import { languageLabel } from '@/features/problems/rules';
import { text } from '@/features/reports/text';
import { withPatience } from '@/platform/loading/patience';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';

const CodeView = lazy(
  withPatience(async () => ({ default: (await import('./CodeView')).CodeView })),
);

type TaskCodeProps = {
  task: ReportTask;
  /** Off screen it is only there for paper, where the code is plain text. */
  onScreen: boolean;
  className?: string;
};

/** The code of one task that was judged; nothing where there is none to read. */
export function TaskCode({ task, onScreen, className }: TaskCodeProps) {
  const { source, language, title } = task;
  if (source === null || language === null) return null;
  return (
    <Card
      flush
      {...(className === undefined ? {} : { className })}
      title={text.codeHeading}
      action={<Badge>{languageLabel(language)}</Badge>}
    >
      {onScreen && (
        <div className="print:hidden">
          <Suspense fallback={<CodeSkeleton />}>
            <CodeView source={source} language={language} label={text.code(title)} />
          </Suspense>
        </div>
      )}
      <pre className="hidden p-4 font-mono text-xs whitespace-pre-wrap print:block">{source}</pre>
    </Card>
  );
}

function CodeSkeleton() {
  return (
    <div data-theme="dark" className="flex flex-col gap-3 bg-surface p-5">
      <Skeleton className="w-1/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/5" />
    </div>
  );
}

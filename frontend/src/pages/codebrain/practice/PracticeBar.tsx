import { ArrowLeft, CircleAlert, LayoutList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { loginPath, paths, to } from '@/facts/paths';
import { isCode, typedCode } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { WorkspaceBar } from '@/features/workspace/bar/WorkspaceBar';
import { read } from '@/platform/storage';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { SaveStatus } from '@/ui/SaveState';

type PracticeBarProps = {
  title: string;
  here: string;
  signedIn: boolean;
  status: SaveStatus;
  /** What stands in the middle. */
  timer?: ReactNode;
};

/** The bar of an attempt, with the way back in place of tasks and clock: to an invitation, or to the catalogue. */
export function PracticeBar({ title, here, signedIn, status, timer }: PracticeBarProps) {
  const code = typedCode(read('aiCode') ?? '');
  return (
    <WorkspaceBar
      title={title}
      timed={false}
      tasks={
        <Button size="sm" variant="ghost" className="max-md:min-h-11" asChild>
          {isCode(code) ? (
            <Link to={to(paths.attempt, { first: code })}>
              <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
              {text.warmUp.back}
            </Link>
          ) : (
            <Link to={paths.codebrain}>
              <LayoutList size={15} strokeWidth={1.75} aria-hidden="true" />
              {text.allProblems}
            </Link>
          )}
        </Button>
      }
      timer={timer ?? <span />}
      status={status}
      finish={
        !signedIn && (
          <Button size="sm" className="max-md:min-h-11" asChild>
            <Link to={loginPath(here)}>{text.signIn}</Link>
          </Button>
        )
      }
    />
  );
}

/** Said while nothing can be judged. */
export function JudgeDown() {
  return (
    <Notice tone="caution" icon={CircleAlert} className="mx-2 mb-2 flex-none p-2.5">
      <p role="status">{text.judgeDown}</p>
    </Notice>
  );
}

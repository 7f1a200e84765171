import { ArrowLeft, CircleAlert, LayoutList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { loginPath, paths, signUpPath, to } from '@/facts/paths';
import { keptCode } from '@/features/practice/kept-code';
import { text } from '@/features/practice/text';
import { WorkspaceBar } from '@/features/workspace/bar/WorkspaceBar';
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
  /** Where to go on once it is solved. */
  next?: ReactNode;
};

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The way to the catalogue, and before it the one to an invitation that this tab came with. */
function WaysBack() {
  const code = keptCode();
  return (
    <span className="flex flex-none">
      {code !== null && (
        <Button size="sm" variant="ghost" className="max-md:min-h-11" asChild>
          <Link to={to(paths.attempt, { first: code })}>
            <ArrowLeft {...ICON} />
            <span className="max-md:sr-only">{text.warmUp.back}</span>
          </Link>
        </Button>
      )}
      <Button size="sm" variant="ghost" className="max-md:min-h-11" asChild>
        <Link to={paths.codebrain}>
          <LayoutList {...ICON} />
          <span className={code === null ? undefined : 'max-xl:sr-only'}>{text.allProblems}</span>
        </Link>
      </Button>
    </span>
  );
}

/** The bar of an attempt, with the ways back in place of tasks and clock. */
export function PracticeBar({ title, here, signedIn, status, timer, next }: PracticeBarProps) {
  return (
    <WorkspaceBar
      title={title}
      timed={false}
      tasks={<WaysBack />}
      timer={timer ?? <span />}
      status={status}
      finish={
        signedIn ? (
          next
        ) : (
          <span className="flex flex-none gap-1.5">
            <Button size="sm" variant="ghost" className="max-md:hidden" asChild>
              <Link to={signUpPath(here)}>{text.signUp}</Link>
            </Button>
            <Button size="sm" className="max-md:min-h-11" asChild>
              <Link to={loginPath(here)}>{text.signIn}</Link>
            </Button>
          </span>
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

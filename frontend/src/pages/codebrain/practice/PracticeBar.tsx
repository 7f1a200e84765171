import { CircleAlert, LayoutList } from 'lucide-react';
import { Link } from 'react-router-dom';

import { loginPath, paths } from '@/facts/paths';
import { text } from '@/features/practice/text';
import { WorkspaceBar } from '@/features/workspace/bar/WorkspaceBar';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { SaveStatus } from '@/ui/SaveState';

type PracticeBarProps = { title: string; here: string; signedIn: boolean; status: SaveStatus };

/** The bar of an attempt, with the way back to the catalogue in place of tasks and clock. */
export function PracticeBar({ title, here, signedIn, status }: PracticeBarProps) {
  return (
    <WorkspaceBar
      title={title}
      timed={false}
      tasks={
        <Button size="sm" variant="ghost" className="max-md:min-h-11" asChild>
          <Link to={paths.codebrain}>
            <LayoutList size={15} strokeWidth={1.75} aria-hidden="true" />
            {text.allProblems}
          </Link>
        </Button>
      }
      timer={<span />}
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

import { Link } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { text } from '@/features/invitations/text';
import { CodeBox } from '@/features/practice/landing/CodeBox';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';

import { StageFrame } from './stage/StageFrame';

/** An unknown, mistyped or used-up code: all read the same, so that codes cannot be guessed. */
export function NotActive() {
  usePageTitle(text.notActiveTitle);
  return (
    <StageFrame>
      <h1 className="text-2xl">{text.notActiveTitle}</h1>
      <p className="mt-2 mb-6 text-md text-fg-muted">{text.notActive}</p>
      <CodeBox />
      <Button asChild variant="ghost" className="mt-4">
        <Link to={paths.home}>{text.home}</Link>
      </Button>
    </StageFrame>
  );
}

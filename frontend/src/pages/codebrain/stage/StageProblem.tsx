import type { ComponentProps } from 'react';

import { text } from '@/features/invitations/text';
import { LoadFailed } from '@/ui/Loaded';

import { StageFrame } from './StageFrame';

type StageProblemProps = Pick<ComponentProps<typeof LoadFailed>, 'query'> & {
  /** What could not be loaded; without it an invitation. */
  children?: string;
};

/** The place of what could not be loaded. */
export function StageProblem({ query, children = text.loadFailed }: StageProblemProps) {
  return (
    <StageFrame>
      <h1 className="sr-only">{children}</h1>
      <LoadFailed query={query}>{children}</LoadFailed>
    </StageFrame>
  );
}

import type { ComponentProps } from 'react';

import { text } from '@/features/invitations/text';
import { LoadFailed } from '@/ui/Loaded';

import { StageFrame } from './StageFrame';

/** The card's place when it could not be loaded. */
export function StageProblem({ query }: Pick<ComponentProps<typeof LoadFailed>, 'query'>) {
  return (
    <StageFrame>
      <h1 className="sr-only">{text.loadFailed}</h1>
      <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
    </StageFrame>
  );
}

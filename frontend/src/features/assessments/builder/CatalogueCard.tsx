import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

import type { DraftTask } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

type CatalogueCardProps = {
  /** The task that the catalogue adds variants to; without one, it adds tasks. */
  variantsOf: DraftTask | undefined;
  onDone: () => void;
  children: ReactNode;
};

/** Takes the person to the catalogue once it has another purpose; on a phone it is below the tasks. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

/** The catalogue under the name of what it is for. */
export function CatalogueCard({ variantsOf, onDone, children }: CatalogueCardProps) {
  if (variantsOf === undefined) return <Card title={text.catalogue}>{children}</Card>;
  return (
    <Card
      title={text.variantsOf(variantsOf.title)}
      action={
        <Button key={variantsOf.problemId} ref={takeFocus} size="sm" onClick={onDone}>
          {text.variantsDone}
        </Button>
      }
    >
      <p className="mb-3 text-sm text-fg-muted">{text.variantsHint}</p>
      {children}
    </Card>
  );
}

import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Network } from '@/api/words/admin';
import { EdgeTable } from '@/features/network/EdgeTable';
import type { Asked } from '@/features/network/rules';
import { text } from '@/features/network/text';
import { Notice } from '@/ui/Notice';
import { GraphCanvas } from './GraphCanvas';
import { canDraw, type Look, type Pressed } from './scene';

type GraphPartProps = {
  network: Network;
  asked: Asked;
  look: Look;
  /** What explains the drawing, above it. */
  legend: ReactNode;
  /** What narrows it, below it. */
  brush: ReactNode;
  onPress: Pressed;
};

/** The graph, or the table with the reason why there is none. */
export function GraphPart({ network, asked, legend, brush, ...drawn }: GraphPartProps) {
  const [draws, setDraws] = useState(canDraw);
  if (draws)
    return (
      <div className="flex h-full flex-col">
        {legend}
        <div className="min-h-96 flex-1">
          <GraphCanvas network={network} {...drawn} onFailed={() => setDraws(false)} />
        </div>
        {brush}
      </div>
    );
  return (
    <>
      <Notice icon={Info} tone="info" className="m-4.5">
        {text.noWebgl}
      </Notice>
      <EdgeTable asked={asked} />
    </>
  );
}

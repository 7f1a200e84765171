import { Info } from 'lucide-react';
import { useState } from 'react';
import type { Network } from '@/api/words/admin';
import { EdgeTable } from '@/features/network/EdgeTable';
import type { Asked } from '@/features/network/rules';
import { text } from '@/features/network/text';
import { Notice } from '@/ui/Notice';
import { GraphCanvas } from './GraphCanvas';
import { canDraw } from './scene';

type GraphPartProps = {
  network: Network;
  asked: Asked;
  open: string | null;
  onOpen: (id: string) => void;
};

/** The graph, or the table with the reason why there is none. */
export function GraphPart({ network, asked, open, onOpen }: GraphPartProps) {
  const [draws, setDraws] = useState(canDraw);
  if (draws)
    return (
      <GraphCanvas network={network} open={open} onOpen={onOpen} onFailed={() => setDraws(false)} />
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

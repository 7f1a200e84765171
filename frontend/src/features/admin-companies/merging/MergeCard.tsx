import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MergeDialog } from './MergeDialog';
import { text } from './text';

/** Merging a company that is registered twice. */
export function MergeCard({ company }: { company: { id: string; name: string } }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title={text.title}>
      <p className="text-sm text-fg-muted">{text.lead}</p>
      <div className="mt-3">
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.open}
        </Button>
      </div>
      {asking && <MergeDialog company={company} onClose={() => setAsking(false)} />}
    </Card>
  );
}

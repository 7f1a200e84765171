import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { text } from './text';

/** That little is left of a plan, and who can change it. Nobody waits for it: the server refuses what it warns of. */
export function Warning({ warning }: { warning: { first: string; more: string | null } | null }) {
  if (warning === null) return null;
  const ask = (
    <Button size="sm" asChild>
      <Link to={`${paths.clientHome}?chat=open`}>{text.ask}</Link>
    </Button>
  );
  return (
    <div role="status" className="mb-4">
      <Notice tone="caution" icon={TriangleAlert} action={ask}>
        <p className="font-medium">{warning.first}</p>
        {warning.more !== null && <p className="mt-0.5 text-fg-muted">{warning.more}</p>}
      </Notice>
    </div>
  );
}

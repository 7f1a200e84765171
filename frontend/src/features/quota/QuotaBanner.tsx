import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { allowanceQuery } from './api';
import { warningOf } from './rules';
import { text } from './text';

/** Says when few invitations are left, or none. Nobody waits for it: what it warns of is refused by the server. */
export function QuotaBanner() {
  const { data } = useQuery(allowanceQuery);
  const warning = data === undefined ? null : warningOf(data);
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

import { useQuery } from '@tanstack/react-query';
import { allowanceQuery } from './api';
import { warningOf } from './rules';
import { Warning } from './Warning';

/** Says when few invitations are left, or none. */
export function QuotaBanner() {
  const { data } = useQuery(allowanceQuery);
  return <Warning warning={data === undefined ? null : warningOf(data)} />;
}

import { useQuery } from '@tanstack/react-query';
import { quotasQuery } from './api';
import { roomWarning } from './rules';
import { Warning } from './Warning';

/** Says when a plan has little room left for roles or for problems of the company's own, or none. */
export function RoomBanner({ of }: { of: 'roles' | 'problems' }) {
  const { data } = useQuery(quotasQuery);
  return <Warning warning={data === undefined ? null : roomWarning(data, of)} />;
}

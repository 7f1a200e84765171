import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RoleAlerts } from '@/features/open-roles/alerts/RoleAlerts';
import { RoleFilters } from '@/features/open-roles/list/RoleFilters';
import { RoleList } from '@/features/open-roles/list/RoleList';
import { EVERY_ROLE, filterOf, paramsOf, type RoleFilter } from '@/features/open-roles/rules';
import { text } from '@/features/open-roles/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { useChanges } from '@/ui/use-changes';

const words = text.list;

/** The roles that take applications, at /roles. */
export default function Roles() {
  usePageTitle(words.title);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const list = useRef<HTMLDivElement>(null);
  const change = useChanges(filter, (next: RoleFilter) =>
    setParams(paramsOf(next), { replace: true }),
  );
  const put = useCallback(
    (part: Partial<RoleFilter>) => change((from) => ({ ...from, ...part })),
    [change],
  );
  const clear = () => {
    change(() => EVERY_ROLE);
    // The button goes with the empty list.
    list.current?.focus();
  };
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-10">
      <PageHeader title={words.title} lead={words.lead} />
      <RoleFilters filter={filter} onChange={put} />
      <RoleAlerts filter={filter} />
      <div ref={list} role="group" aria-label={words.label} tabIndex={-1} className="outline-none">
        <RoleList filter={filter} onClear={clear} />
      </div>
    </div>
  );
}

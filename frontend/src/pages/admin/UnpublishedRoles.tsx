import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { RoleForm, RoleQueue } from '@/api/words';
import { paths } from '@/facts/paths';
import { ExportButton } from '@/features/exports/ExportButton';
import { Statement } from '@/features/problems/Statement';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { countsQuery, downloadRoles, rolesQuery } from '@/features/role-review/api';
import { DueBadge } from '@/features/role-review/DueBadge';
import { RolePane } from '@/features/role-review/RolePane';
import { queueOf, queues } from '@/features/role-review/rules';
import { text } from '@/features/role-review/text';
import { RolePreview } from '@/features/roles/RolePreview';
import { RoleBadges, type Standing } from '@/features/roles/StateBadge';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Badge } from '@/ui/Badge';
import { Time } from '@/ui/Time';

const prose = (markdown: string) => <Statement text={markdown} />;
const preview = (form: RoleForm) => (
  <RolePreview form={form} assessed={form.assessment_id !== null} prose={prose} />
);
const badges = (role: Standing) => <RoleBadges role={role} />;

/** The address of a queue, with a role open in it or none. */
function address(queue: RoleQueue, role?: string): string {
  const query = new URLSearchParams({ queue, ...(role === undefined ? {} : { role }) });
  return `${paths.adminUnpublishedRoles}?${query.toString()}`;
}

/** Roles that companies sent: queues, the list of one of them, and the role that is read. */
export default function UnpublishedRoles() {
  const [params] = useSearchParams();
  const queue = queueOf(params.get('queue'));
  const open = params.get('role');
  const query = useInfiniteQuery(rolesQuery(queue));
  const counts = useQuery(countsQuery).data?.counts;
  return (
    <ReviewQueue
      words={text}
      actions={
        <>
          <SavedFilters list="unpublished_roles" shown={{ queue }} />
          <ExportButton load={() => downloadRoles(queue)} />
        </>
      }
      queues={{
        names: queues,
        labels: text.queues,
        hints: text.hints,
        counts,
        chosen: queue,
        home: 'waiting',
        empties: text.empties,
      }}
      open={open}
      address={address}
      query={query}
      list={(rows, link) => (
        <QueueRows
          label={text.listLabel}
          rows={rows}
          open={open}
          link={link}
          row={(role) => ({
            name: role.title,
            detail: role.company,
            since: <Time at={role.submitted_at} look="relative" />,
            badges: (
              <>
                {badges(role)}
                {queue === 'waiting' && <DueBadge since={role.submitted_at} />}
                {role.publish_at !== null && <Badge tone="info">{text.scheduled}</Badge>}
              </>
            ),
          })}
        />
      )}
      item={(id) => <RolePane key={id} id={id} preview={preview} badges={badges} />}
    />
  );
}

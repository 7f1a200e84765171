import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { OpenRole, RoleForm } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { openRoleQuery } from '@/features/open-roles/api';
import { text } from '@/features/open-roles/text';
import { Statement } from '@/features/problems/Statement';
import { RolePreview } from '@/features/roles/RolePreview';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { dayWords } from '@/ui/time';
import { Calm } from './Calm';

const prose = (markdown: string) => <Statement text={markdown} level={2} />;

function ApplyLine({ role, form }: { role: OpenRole; form: RoleForm }) {
  const apply = to(paths.applyForRole, { id: role.company.id, roleId: role.id });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:bg-surface max-md:px-5">
      <Button asChild variant="primary" size="lg" className="max-md:w-full">
        <Link to={apply}>{text.apply}</Link>
      </Button>
      {form.deadline !== null && (
        <p className="text-sm text-fg-muted max-md:hidden">
          {text.applyBy(dayWords(form.deadline))}
        </p>
      )}
    </div>
  );
}

function Open({ role, form }: { role: OpenRole; form: RoleForm }) {
  usePageTitle(text.title(role.title, role.company.name));
  return (
    <div className="mx-auto flex max-w-(--prose-max) flex-col gap-5 px-5 py-8">
      <RolePreview
        heading="h1"
        form={form}
        assessed={role.assessed}
        prose={prose}
        company={
          <Link
            to={to(paths.company, { id: role.company.id })}
            className="text-link hover:underline"
          >
            {role.company.name}
          </Link>
        }
      />
      <ApplyLine role={role} form={form} />
    </div>
  );
}

function Closed({ role }: { role: OpenRole }) {
  return (
    <Calm
      title={text.closedTitle}
      action={
        <Button asChild variant="primary">
          <Link to={to(paths.company, { id: role.company.id })}>
            {text.others(role.company.name)}
          </Link>
        </Button>
      }
    >
      {text.closed(role.title, role.company.name)}
    </Calm>
  );
}

function Gone() {
  return (
    <Calm
      title={text.goneTitle}
      action={
        <Button asChild variant="primary">
          <Link to={paths.openRoles}>{text.toRoles}</Link>
        </Button>
      }
    >
      {text.gone}
    </Calm>
  );
}

/** A role as everybody sees it, at /companies/{id}/roles/{roleId}. */
export default function OpenRolePage() {
  const { id = '', roleId = '' } = useParams();
  const query = useQuery(openRoleQuery(roleId));
  const role = query.data;
  if (role !== undefined && role.company.id !== id) return <Gone />;
  if (role !== undefined)
    return role.form === null ? <Closed role={role} /> : <Open role={role} form={role.form} />;
  if (isMissing(query.error)) return <Gone />;
  return (
    <div className="mx-auto max-w-(--prose-max) px-5 py-8">
      {query.isError ? (
        <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

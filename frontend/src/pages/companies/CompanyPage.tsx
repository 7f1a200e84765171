import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { PublicCompany, ReplyRate } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { companyQuery } from '@/features/companies/api';
import { CompanyProfile } from '@/features/companies/CompanyProfile';
import { text } from '@/features/companies/text';
import { Statement } from '@/features/problems/Statement';
import { useUser } from '@/features/session/hooks';
import { Stats } from '@/features/stories/story/Stats';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { CompanyRoles } from './CompanyRoles';

const words = text.interviews;

function Interviews({ company }: { company: PublicCompany }) {
  const { interviews } = company;
  if (interviews === null)
    return (
      <Card title={words.title}>
        <p className="mb-3 text-sm text-fg-muted">{words.none}</p>
        <Button asChild>
          <Link to={paths.submitInterview}>{words.share}</Link>
        </Button>
      </Card>
    );
  const { slug, stories, stats } = interviews;
  const read = (
    <Link
      to={`${paths.viewInterviews}?company=${encodeURIComponent(slug)}`}
      className="text-sm text-link underline"
    >
      {words.read(stories)}
    </Link>
  );
  return (
    <>
      {stats !== null && <Stats company={company.form.name} stats={stats} />}
      <Card title={words.title} action={read}>
        <p className="text-sm text-fg-muted">{stats === null ? words.few : text.difficultyHint}</p>
      </Card>
    </>
  );
}

function Replies({ replies }: { replies: ReplyRate }) {
  return (
    <Card title={text.replies.title}>
      <p className="text-sm font-medium">{text.replies.rate(replies)}</p>
      <p className="mt-1 text-xs text-fg-muted">{text.replies.how}</p>
    </Card>
  );
}

function Shown({ company }: { company: PublicCompany }) {
  usePageTitle(company.form.name);
  const user = useUser();
  const sees = user !== null && (user.is_admin || user.company?.id === company.id);
  return (
    <>
      {sees && (
        <Button asChild className="self-end">
          <Link to={to(paths.companyDashboard, { id: company.id })}>{text.toDashboard}</Link>
        </Button>
      )}
      <CompanyProfile
        form={company.form}
        logo={company.logo_url}
        level={1}
        prose={(about) => <Statement text={about} level={2} />}
      />
      <CompanyRoles company={company.id} />
      {company.replies !== null && <Replies replies={company.replies} />}
      <Interviews company={company} />
    </>
  );
}

function Gone() {
  usePageTitle(text.goneTitle);
  return (
    <div>
      <h1 tabIndex={-1} className="text-2xl">
        {text.goneTitle}
      </h1>
      <p className="mt-1.5 mb-5 text-md text-fg-muted">{text.gone}</p>
      <Button asChild variant="primary">
        <Link to={paths.companies}>{text.toCompanies}</Link>
      </Button>
    </div>
  );
}

/** A company as everybody sees it, at /companies/{id}. */
export default function CompanyPage() {
  const { id = '' } = useParams();
  const query = useQuery(companyQuery(id));
  // A company that was merged is answered as the one that it was merged into.
  if (query.data !== undefined && query.data.id !== id)
    return <Navigate to={to(paths.company, { id: query.data.id })} replace />;
  return (
    <div className="mx-auto flex max-w-(--prose-max) flex-col gap-5 px-5 py-8">
      {query.data !== undefined ? (
        <Shown company={query.data} />
      ) : isMissing(query.error) ? (
        <Gone />
      ) : query.isError ? (
        <LoadFailed query={query}>{text.oneFailed}</LoadFailed>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { OnboardingCard, OnboardingColumn } from '@/api/words';
import { paths } from '@/facts/paths';
import { NewCustomers } from '@/features/admin-companies/newcomers/NewCustomers';
import { text as newcomers } from '@/features/admin-companies/newcomers/text';
import { ExportButton } from '@/features/exports/ExportButton';
import { boardQuery, countsQuery, downloadBoard } from '@/features/internships/onboarding/api';
import { OnboardingPane } from '@/features/internships/onboarding/OnboardingPane';
import { ProgressBadges } from '@/features/internships/onboarding/ProgressBadges';
import { columnOf, columns } from '@/features/internships/onboarding/rules';
import { TemplateEditor } from '@/features/internships/onboarding/TemplateEditor';
import { text } from '@/features/internships/onboarding/text';
import { otherName } from '@/features/internships/rules';
import { BackLink } from '@/features/review-queue/BackLink';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { dayWords } from '@/ui/time';

const DEFAULT = 'default';
const templateOf = (company: string) => `${paths.adminOnboarding}?template=${company}`;

const row = (card: OnboardingCard) => ({
  name: otherName('company', card),
  detail: `${card.role_title} · ${card.company_name}`,
  since: text.starts(dayWords(card.starts_on)),
  badges: <ProgressBadges progress={card.progress} />,
});

/** What the address shows of the board. */
function boardOf(params: URLSearchParams) {
  return {
    column: columnOf(params.get('column')),
    overdue: params.get('overdue') === 'true',
  };
}

function BoardActions() {
  const [params, setParams] = useSearchParams();
  const { column, overdue } = boardOf(params);
  return (
    <>
      <Checkbox
        checked={overdue}
        onChange={(only) => setParams({ column, ...(only ? { overdue: 'true' } : {}) })}
        label={text.overdueOnly}
      />
      <SavedFilters list="manage_onboarding" shown={{ column }} />
      <ExportButton load={() => downloadBoard(column, overdue)} />
      <Button asChild>
        <Link to={templateOf(DEFAULT)}>{text.template.open}</Link>
      </Button>
    </>
  );
}

/** Internships before their start: columns, the list of one of them, and the checklist that is read. */
function Board() {
  const [params] = useSearchParams();
  const { column, overdue } = boardOf(params);
  const open = params.get('internship');
  const query = useInfiniteQuery(boardQuery(column, overdue));
  const counts = useQuery(countsQuery).data?.counts;
  const address = (to: OnboardingColumn, internship?: string) => {
    const query = new URLSearchParams({
      column: to,
      ...(overdue ? { overdue: 'true' } : {}),
      ...(internship === undefined ? {} : { internship }),
    });
    return `${paths.adminOnboarding}?${query.toString()}`;
  };
  return (
    <ReviewQueue
      words={overdue ? { ...text, empty: text.noneOverdue } : text}
      titled
      queues={{
        names: columns,
        labels: text.columns,
        hints: text.hints,
        counts,
        chosen: column,
        home: 'waiting',
        empties: overdue ? {} : text.empties,
      }}
      open={open}
      address={address}
      query={query}
      list={(rows, link) => (
        <QueueRows label={text.listLabel} rows={rows} open={open} link={link} row={row} />
      )}
      item={(id) => <OnboardingPane key={id} id={id} templateOf={templateOf} />}
    />
  );
}

/** Internships before their start, and the companies that have begun to pay. */
function Boards() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOfCompanies = params.get('tab') === 'companies';
  return (
    <>
      <PageHeader
        title={text.title}
        lead={isOfCompanies ? newcomers.lead : text.lead}
        actions={isOfCompanies ? undefined : <BoardActions />}
      />
      <Tabs
        label={text.tabs.label}
        value={isOfCompanies ? 'companies' : 'internships'}
        onChange={(next) =>
          void navigate(
            next === 'companies' ? `${paths.adminOnboarding}?tab=companies` : paths.adminOnboarding,
          )
        }
        panelClassName="pt-5"
        tabs={[
          { value: 'internships', label: text.tabs.internships, content: <Board /> },
          { value: 'companies', label: text.tabs.companies, content: <NewCustomers /> },
        ]}
      />
    </>
  );
}

/** The admin's boards of onboarding; the address can name a checklist to edit in their place. */
export default function ManageOnboarding() {
  const [params] = useSearchParams();
  const template = params.get('template');
  if (template === null) return <Boards />;
  const company = template === DEFAULT ? null : template;
  return (
    <>
      <BackLink to={paths.adminOnboarding}>{text.template.back}</BackLink>
      <TemplateEditor company={company} />
    </>
  );
}

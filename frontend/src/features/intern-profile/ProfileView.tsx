import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { TalentBeside, TalentFacts } from '@/api/words';
import type { InternProfile, SharedCard } from '@/api/words/hiring/talent';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { internProfileQuery } from './api';
import { ApplicationCard, InternshipCard } from './SharedCards';
import { text } from './text';

/** How the talent pool shows what stands on a card, and beside it. */
type Looks = {
  readonly facts: (facts: TalentFacts) => ReactNode;
  readonly beside: (beside: TalentBeside) => ReactNode;
};

type View<V extends InternProfile['view']> = Extract<InternProfile, { view: V }>;

const link = 'text-sm text-link underline underline-offset-3';

function PoolCard({ card, looks }: { card: SharedCard; looks: Looks }) {
  const { facts, named } = card;
  return (
    <Card
      title={text.card.title}
      action={
        <Link to={paths.talentPoolBrowse} className={link}>
          {text.card.browse}
        </Link>
      }
    >
      <div className="flex flex-col gap-2 text-sm">
        <p className="break-words">{named.headline}</p>
        {looks.facts(facts)}
        {named.beside !== null && looks.beside(named.beside)}
      </div>
    </Card>
  );
}

function Company({ of, looks }: { of: View<'company'>; looks: Looks }) {
  const { met, card } = of;
  return (
    <>
      {of.internships.map((one) => (
        <InternshipCard key={one.id} of={one} />
      ))}
      {of.applications.map((one) => (
        <ApplicationCard key={one.id} of={one} />
      ))}
      {met !== null && (
        <Card
          title={text.company.met}
          action={
            <Link to={`${paths.talentPoolBrowse}?tab=introductions`} className={link}>
              {text.company.toIntroductions}
            </Link>
          }
        >
          <div className="flex flex-col gap-2 text-sm">
            <a className="w-fit text-link underline" href={`mailto:${met.person.email}`}>
              {met.person.email}
            </a>
            {met.beside !== null && (
              <>
                <p className="break-words">{met.beside.headline}</p>
                {looks.beside(met.beside)}
              </>
            )}
          </div>
        </Card>
      )}
      {card !== null && <PoolCard card={card} looks={looks} />}
    </>
  );
}

function Own({ id, of }: { id: string; of: View<'self'> }) {
  const address = `${window.location.origin}${to(paths.internProfile, { internId: id })}`;
  return (
    <Card>
      <div className="flex flex-col gap-3 text-sm">
        <p>{text.own.known}</p>
        <p>{of.pool === null ? text.own.notInPool : text.own.pool[of.pool]}</p>
        {of.pool === 'named' && <CopyField label={text.own.address} value={address} />}
        <Link to={paths.talentForm} className={`w-fit ${link}`}>
          {text.own.toPool}
        </Link>
      </div>
    </Card>
  );
}

const leads = {
  admin: '',
  self: text.own.lead,
  company: text.company.lead,
  card: text.card.lead,
} satisfies Record<InternProfile['view'], string>;

function nameOf(of: InternProfile): string {
  if (of.view === 'admin') return text.title;
  return of.view === 'card' ? of.card.named.name : of.name;
}

type OpenedProps = { id: string; of: InternProfile; looks: Looks };

function Opened({ id, of, looks }: OpenedProps) {
  return (
    <>
      <PageHeader title={<span className="break-words">{nameOf(of)}</span>} lead={leads[of.view]} />
      <div className="flex flex-col gap-4.5">
        {of.view === 'self' && <Own id={id} of={of} />}
        {of.view === 'company' && <Company of={of} looks={looks} />}
        {of.view === 'card' && <PoolCard card={of.card} looks={looks} />}
      </div>
    </>
  );
}

type ProfileViewProps = { id: string } & Looks;

/** A candidate's page, to everybody but the admin: what the server shows of them, or that there is nobody. */
export function ProfileView({ id, ...looks }: ProfileViewProps) {
  const query = useQuery(internProfileQuery(id));
  usePageTitle(query.data === undefined ? text.title : nameOf(query.data));
  if (query.data !== undefined) return <Opened id={id} of={query.data} looks={looks} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <PageHeader title={text.title} lead={text.gone} />;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SharedApplication, SharedInternship } from '@/api/words/hiring/talent';
import { paths, to } from '@/facts/paths';
import { text as internships } from '@/features/internships/text';
import { text as selection } from '@/features/selection/text';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { dayWords } from '@/ui/time';
import { text } from './text';

const words = text.company;

function Open({ to: address, title }: { to: string; title: string }) {
  return (
    <Link
      to={address}
      aria-label={words.openAbout(title)}
      className="text-sm text-link underline underline-offset-3"
    >
      {words.open}
    </Link>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return <Fact label={label}>{children}</Fact>;
}

/** One application, as it was sent. */
export function ApplicationCard({ of }: { of: SharedApplication }) {
  const address = to(paths.selectionCandidate, { roleId: of.role_id, applicationId: of.id });
  return (
    <Card
      title={`${words.application}: ${of.role_title}`}
      action={<Open to={address} title={of.role_title} />}
    >
      <dl className="divide-y divide-line text-sm">
        <Fact label={words.state}>{selection.states[of.state]}</Fact>
        <Fact label={words.applied}>
          <Time at={of.applied_at} />
        </Fact>
        <Said label={words.email}>{of.email}</Said>
        <Said label={words.headline}>{of.headline}</Said>
        <Said label={words.education}>{of.education}</Said>
        <Said label={words.skills}>{of.skills.join(', ')}</Said>
        <Said label={words.availableFrom}>
          {of.available_from === null ? null : dayWords(of.available_from)}
        </Said>
        <Said label={words.resume}>{of.resume?.name ?? null}</Said>
        {of.answers.map(({ question, answer }) => (
          <Fact key={question} label={question}>
            <span className="whitespace-pre-line">{answer}</span>
          </Fact>
        ))}
        <Said label={words.note}>{of.note}</Said>
      </dl>
    </Card>
  );
}

/** One internship at the company. */
export function InternshipCard({ of }: { of: SharedInternship }) {
  return (
    <Card
      title={`${words.internship}: ${of.role_title}`}
      action={<Open to={to(paths.internship, { internshipId: of.id })} title={of.role_title} />}
    >
      <dl className="divide-y divide-line text-sm">
        <Fact label={words.state}>{internships.states[of.state]}</Fact>
        <Fact label={words.dates}>{`${dayWords(of.starts_on)} – ${dayWords(of.ends_on)}`}</Fact>
      </dl>
    </Card>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { InternshipDetail, InternshipSide } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { internshipsAgain, nameSupervisor } from '@/features/internships/api';
import { isOpen } from '@/features/internships/rules';
import { StateBadge } from '@/features/internships/StateBadge';
import { text } from '@/features/internships/text';
import { dayWords } from '@/ui/time';

const words = text.facts;

/** Who of the company could look after the intern. */
export type Colleague = { id: string; name: string };

type SupervisorProps = { internship: InternshipDetail; colleagues: readonly Colleague[] };

function Supervisor({ internship, colleagues }: SupervisorProps) {
  const save = useMutation({
    mutationFn: (user: string) => nameSupervisor(internship, user),
    onSuccess: () => notify('success', words.named),
    onError: (error) => notify('error', failureWords(error, words.namedFailed)),
    onSettled: internshipsAgain,
  });
  return (
    <Select
      aria-label={words.supervisor}
      className="max-w-64"
      placeholder={words.choose}
      value={internship.supervisor?.user_id}
      options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(user) => save.mutate(user)}
    />
  );
}

type FactsProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  /** Empty for those who cannot name the supervisor. */
  colleagues: readonly Colleague[];
};

/** The dates, the supervisor, and how it ended. */
export function Facts({ side, internship: of, colleagues }: FactsProps) {
  const application =
    side === 'company'
      ? to(paths.selectionCandidate, { roleId: of.role_id, applicationId: of.application_id })
      : to(paths.application, { applicationId: of.application_id });
  return (
    <Card title={words.title} action={<StateBadge state={of.state} />}>
      <dl className="divide-y divide-line text-sm">
        <Fact label={words.starts}>{dayWords(of.starts_on)}</Fact>
        <Fact label={words.ends}>{dayWords(of.ends_on)}</Fact>
        <Fact label={words.supervisor}>
          {colleagues.length > 0 && isOpen(of) ? (
            <Supervisor internship={of} colleagues={colleagues} />
          ) : (
            (of.supervisor?.name ?? words.nobody)
          )}
        </Fact>
        {of.ended_by !== null && <Fact label={words.endedBy}>{words.ended[of.ended_by]}</Fact>}
        {of.reason !== null && <Fact label={words.reason}>{of.reason}</Fact>}
        <Fact label={words.application}>
          <Link className="text-link underline underline-offset-3" to={application}>
            {words.openApplication}
          </Link>
        </Fact>
        {side === 'company' && of.candidate_id !== null && (
          <Fact label={words.profile}>
            <Link
              className="text-link underline underline-offset-3"
              to={to(paths.internProfile, { internId: of.candidate_id })}
            >
              {words.openProfile}
            </Link>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

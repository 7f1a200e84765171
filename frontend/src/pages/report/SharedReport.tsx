import { useQuery } from '@tanstack/react-query';
import { CircleAlert, KeyRound, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { sharedReportQuery } from '@/features/report-links/api';
import { text } from '@/features/report-links/text';
import { dayOf } from '@/features/reports/rules';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { HomeButton, LinkPage, troubleWords } from './LinkPage';
import { ReportSkeleton } from './ReportSkeleton';
import { ReportView } from './ReportView';

const words = text.shared;

/** /shared/report/{id}#secret: a report by a link that its candidate or their company passed on. */
export default function SharedReport() {
  const { reportId = '' } = useParams();
  const { hash } = useLocation();
  const [passcode, setPasscode] = useState<string | null>(null);
  const secret = hash.slice(1);
  const query = useQuery({
    ...sharedReportQuery(reportId, secret, passcode),
    enabled: secret !== '',
  });
  // An address without its secret opens nothing, so nothing is asked.
  if (secret === '') return <InvalidLink />;
  if (query.isPending) return <ReportSkeleton />;
  if (query.isSuccess) {
    const { made_by, expires_at, opening, report } = query.data;
    const strip = words.banner(made_by, dayOf(expires_at));
    return <ReportView report={report} strip={strip} link={{ opening, secret }} />;
  }
  if (hasCode(query.error, 'passcode_needed', 'passcode_wrong')) {
    const isWrong = hasCode(query.error, 'passcode_wrong');
    return <AskPasscode isWrong={isWrong} onGiven={setPasscode} />;
  }
  if (hasCode(query.error, 'link_invalid', 'malformed_id', 'not_found')) return <InvalidLink />;
  return (
    <LinkPage icon={CircleAlert} title={words.invalidTitle} lead={troubleWords(query.error)}>
      <p className="text-center">
        <Button onClick={() => void query.refetch()}>{words.retry}</Button>
      </p>
    </LinkPage>
  );
}

/** One page for everything that can be wrong with a link. */
export function InvalidLink() {
  return (
    <LinkPage icon={Link2Off} title={words.invalidTitle} lead={words.invalid}>
      <HomeButton />
    </LinkPage>
  );
}

type AskPasscodeProps = { isWrong: boolean; onGiven: (passcode: string) => void };

function AskPasscode({ isWrong, onGiven }: AskPasscodeProps) {
  const [typed, setTyped] = useState('');
  return (
    <LinkPage icon={KeyRound} title={words.passcodeTitle} lead={words.passcodeLead}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') onGiven(typed);
        }}
      >
        <Field label={words.passcode} error={isWrong ? words.passcodeWrong : undefined}>
          <Input
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary">
          {words.open}
        </Button>
      </form>
    </LinkPage>
  );
}

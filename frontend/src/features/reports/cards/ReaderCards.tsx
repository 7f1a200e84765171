import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '@/api/words';
import { paths } from '@/facts/paths';
import { gradeKeys } from '@/features/reports/api';
import { checkGrade, type GradeVerdict } from '@/features/reports/grade-check';
import { text } from '@/features/reports/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

const words = text.reader;
const link = 'font-medium text-link underline-offset-3 hover:underline';

/** What a reader who does not know Assay has to know of it and of its scores. */
export function AboutCard() {
  return (
    <Card title={words.about}>
      <p className="text-sm text-fg-muted">{words.assay}</p>
      <p className="mt-2 text-sm text-fg-muted">{words.fineness}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link to={paths.howScored} className={link}>
          {text.howScored}
        </Link>
        <Link to={paths.about} className={link}>
          {words.more}
        </Link>
      </p>
    </Card>
  );
}

function Verdict({ of }: { of: GradeVerdict }) {
  return (
    <p
      role="status"
      className={`mt-3 text-sm ${of === 'genuine' ? 'text-positive-text' : 'text-negative-text'}`}
    >
      {words.verdicts[of]}
    </p>
  );
}

/** Checks the signature of a grade, which its candidate hands on, in this browser. */
export function CheckGradeCard({ report }: { report: Report }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, isError, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const [said, keys] = await Promise.all([file.text(), gradeKeys()]);
      return checkGrade(said, keys, report);
    },
  });
  return (
    <Card title={words.check} className="print:hidden">
      <p className="text-xs text-fg-muted">{words.checkHelp}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={words.file}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen once more.
          target.value = '';
          if (file !== undefined) mutate(file);
        }}
      />
      <Button
        className="mt-3"
        icon={<ShieldCheck size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      {data !== undefined && <Verdict of={data} />}
      {isError && (
        <p role="alert" className="mt-3 text-sm text-negative-text">
          {words.checkFailed}
        </p>
      )}
    </Card>
  );
}

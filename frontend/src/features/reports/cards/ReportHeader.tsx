import { useId, useState } from 'react';

import type { Report } from '@/api/words';
import { languageList } from '@/features/problems/rules';
import { Avatar, initials } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { DateMark, dateLetter, FinenessMark, MakerMark, OfficeMark } from '@/ui/Hallmarks';
import { absoluteTime } from '@/ui/time';

import {
  dayOf,
  isEmpty,
  monthOf,
  stateMark,
  usedText,
  verificationMark,
} from '@/features/reports/rules';
import { text } from '@/features/reports/text';

type ReportHeaderProps = {
  report: Report;
  /** Whether a phone shows all of it; else it is folded there, and what is read stands at the top. */
  isFirstView: boolean;
};

/** Who, what and when; to the right the four hallmarks. */
export function ReportHeader({ report, isFirstView }: ReportHeaderProps) {
  const name = report.candidate.display_name;
  const state = stateMark(report.state);
  // That nothing was handed in needs no proof by whom.
  const isNothing = isEmpty(report);
  const proven = isNothing && report.verification === 'verified' ? null : report.verification;
  const mark = verificationMark(proven, report.mode === 'candidate');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isFirstView;
  const [facts, marks] = [useId(), useId()];
  const folds = isOpen ? '' : 'max-md:hidden';
  return (
    <div className="bg-surface">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 pt-[18px] pb-3 max-md:gap-y-3 max-md:pt-3 md:px-8">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={name} size="lg" className="size-14 text-lg max-md:size-10" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 tabIndex={-1} className="text-[28px] leading-[34px] break-words max-md:text-2xl">
                {name}
              </h1>
              <Badge tone={state.tone} dot>
                {state.label}
              </Badge>
              {mark !== null && <Badge tone={mark.tone}>{mark.label}</Badge>}
            </div>
            <Facts report={report} id={facts} className={folds} />
            {mark?.detail != null && <p className="mt-1 text-sm text-fg-muted">{mark.detail}</p>}
          </div>
        </div>
        {!isNothing && <Marks report={report} id={marks} className={folds} />}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={`${facts} ${marks}`}
          onClick={() => setChosen(!isOpen)}
          className="-mt-2 -mb-2 -ml-2.5 max-md:min-h-11 md:hidden print:hidden"
        >
          {isOpen ? text.hideHead : text.showHead}
        </Button>
      </div>
    </div>
  );
}

type PartProps = { report: Report; id: string; className: string };

function Facts({ report, id, className }: PartProps) {
  return (
    <p
      id={id}
      className={cx('mt-1 flex flex-wrap gap-x-2 text-sm text-fg-muted', className, 'print:flex')}
    >
      <span>{report.assessment_title}</span>
      <Dot />
      <time dateTime={report.submitted_at} title={report.submitted_at}>
        {text.submittedAt} {absoluteTime(new Date(report.submitted_at))}
      </time>
      <Dot />
      <span>{usedText(report.used_seconds, report.duration_minutes)}</span>
      {report.languages_used.length > 0 && (
        <>
          <Dot />
          <span>{languageList(report.languages_used)}</span>
        </>
      )}
    </p>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="text-fg-subtle">
      ·
    </span>
  );
}

function Marks({ report, id, className }: PartProps) {
  const { fineness } = report;
  const made = dayOf(report.set_made_at);
  const name = report.candidate.display_name;
  const letter = dateLetter(new Date(report.submitted_at));
  const month = monthOf(report.submitted_at);
  const marks = [
    {
      mark: <MakerMark initials={initials(name)} label={text.maker(name)} size={42} />,
      title: name,
      note: text.signedIn,
    },
    {
      mark: <FinenessMark value={fineness} label={text.finenessMark(fineness)} size={42} />,
      title: fineness === null ? text.notGraded : text.ofThousand(fineness),
      note: text.fineness,
    },
    {
      mark: <OfficeMark label={text.officeMark(made)} size={42} />,
      title: report.assessment_title,
      note: text.setOf(made),
    },
    {
      mark: <DateMark letter={letter} label={text.dateMark(month)} size={42} />,
      title: month,
      note: text.dateLetter(letter),
    },
  ];
  return (
    <ul
      id={id}
      aria-label={text.hallmarks}
      className={cx(
        'grid grid-cols-4 gap-x-5 gap-y-4 max-md:w-full max-md:grid-cols-2',
        className,
        'print:grid',
      )}
    >
      {marks.map(({ mark, title, note }) => (
        <li
          key={note}
          className="flex max-w-32 flex-col items-center text-center text-2xs max-md:max-w-none"
        >
          {mark}
          <span className="mt-1 line-clamp-2 font-semibold">{title}</span>
          <span className="text-fg-subtle">{note}</span>
        </li>
      ))}
    </ul>
  );
}

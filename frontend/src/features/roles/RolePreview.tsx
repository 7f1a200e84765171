import type { ReactNode } from 'react';
import type { RoleForm } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { dayWords } from '@/ui/time';
import { answerWords, payWords, placeWords } from './rules';
import { text } from './text';

const words = text.preview;

type LinesProps = { title: string; heading: 'h2' | 'h3'; lines: readonly string[] };

function Lines({ title, heading: Heading, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Heading className="text-md font-semibold">{title}</Heading>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-md text-fg-muted">
        {lines.map((line, index) => (
          <li key={index} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(form: RoleForm): [string, string | null][] {
  return [
    [words.pay, payWords(form)],
    [words.place, placeWords(form)],
    [words.start, form.starts_on === null ? words.startOpen : dayWords(form.starts_on)],
    [
      words.duration,
      form.duration_weeks !== null
        ? words.weeks(form.duration_weeks)
        : form.kind === 'intern'
          ? null
          : words.permanent,
    ],
    [words.hours, form.hours_per_week === null ? null : words.perWeek(form.hours_per_week)],
    [words.openings, form.openings === null ? null : String(form.openings)],
    [words.deadline, form.deadline === null ? null : dayWords(form.deadline)],
  ];
}

type RolePreviewProps = {
  form: RoleForm;
  /** Whether applicants take an assessment. */
  assessed: boolean;
  /** Whose role it is, on a page of its own. */
  company?: ReactNode;
  /** Null on a page whose heading is the title already. */
  heading?: 'h1' | 'h2' | null;
  /** Draws Markdown. */
  prose: (markdown: string) => ReactNode;
};

/** A role as candidates see it; what is missing says so. */
export function RolePreview(props: RolePreviewProps) {
  const { form, assessed, company, heading: Heading = 'h2', prose } = props;
  const Sub = Heading === 'h2' ? 'h3' : 'h2';
  const tags = [
    form.kind === null ? null : text.kinds[form.kind],
    form.level === null ? null : text.levels[form.level],
  ];
  return (
    <article className="flex flex-col gap-5">
      <header>
        {company !== undefined && <p className="mb-1 text-md text-fg-muted">{company}</p>}
        {Heading !== null && (
          <Heading
            tabIndex={Heading === 'h1' ? -1 : undefined}
            className="font-display text-2xl break-words"
          >
            {form.title ?? text.untitled}
          </Heading>
        )}
        <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {tags.map((tag) => tag !== null && <Badge key={tag}>{tag}</Badge>)}
        </p>
      </header>
      <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line p-4 md:grid-cols-2">
        {factsOf(form).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-fg-muted">{label}</dt>
            <dd className="text-sm font-medium break-words">
              {value ?? <span className="font-normal text-fg-subtle">{words.missing}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {form.description !== null && <section>{prose(form.description)}</section>}
      <Lines title={words.mustHaves} heading={Sub} lines={form.must_haves} />
      <Lines title={words.niceToHaves} heading={Sub} lines={form.nice_to_haves} />
      {form.skills.length > 0 && (
        <section>
          <Sub className="text-md font-semibold">{words.skills}</Sub>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {form.skills.map((skill, index) => (
              <Badge key={index}>{skill}</Badge>
            ))}
          </p>
        </section>
      )}
      {form.questions.length > 0 && (
        <section>
          <Sub className="text-md font-semibold">{words.questions}</Sub>
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-md text-fg-muted">
            {form.questions.map(({ prompt, kind, needs }, index) => (
              <li key={index} className="break-words">
                {prompt}
                {needs !== null && (
                  <span className="font-medium text-fg">
                    {' '}
                    {words.requires(answerWords(kind, needs))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {assessed && <p className="text-sm text-fg-muted">{words.assessment}</p>}
    </article>
  );
}

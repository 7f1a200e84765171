import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { CodeBox } from '@/features/practice/landing/CodeBox';
import { SampleProblems } from '@/features/practice/landing/SampleProblems';
import { text } from '@/features/practice/landing/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { usePageTitle } from '@/ui/page-title';

import { SamplePreview } from './SamplePreview';

/** What assessment beside AI means here, at /ai-assessment. */
export default function AiAssessment() {
  usePageTitle(text.title);
  const who = useUser()?.id ?? null;
  return (
    <>
      <section className="page-x grid items-center gap-x-12 gap-y-8 pt-14 pb-12 max-md:pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1
            tabIndex={-1}
            className="max-w-[18ch] text-[clamp(2.25rem,4.6vw,3.75rem)] leading-[1.05] font-medium tracking-[-0.02em]"
          >
            {text.headline}
          </h1>
          <p className="mt-5 mb-7 max-w-[620px] text-xl text-pretty text-fg-muted max-md:text-lg">
            {text.lead}
          </p>
          <div className="flex gap-3 max-md:flex-col">
            <Button asChild variant="primary" size="xl">
              <Link to={paths.companyAuth}>{text.forCompanies}</Link>
            </Button>
            <Button asChild size="xl">
              <Link to={paths.codebrain}>{text.forCandidates}</Link>
            </Button>
          </div>
        </div>
        <Card title={text.code.title}>
          <p className="mb-4 text-sm text-fg-muted">{text.code.lead}</p>
          <CodeBox />
        </Card>
      </section>
      <Part title={text.measured.title}>
        <Points points={text.measured.points} />
        <p className="mt-5">
          <Link to={paths.howScored} className="text-link underline">
            {text.measured.formula}
          </Link>
        </p>
      </Part>
      <Part title={text.samples.title} lead={text.samples.lead}>
        <SampleProblems who={who} preview={(slug) => <SamplePreview slug={slug} who={who} />} />
        <p className="mt-5">
          <Link to={paths.codebrain} className="text-link underline">
            {text.samples.all}
          </Link>
        </p>
      </Part>
      <Part title={text.ai.title}>
        <Points points={text.ai.points} />
      </Part>
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="page-x py-9 max-md:py-6">
      <h2 className="text-[1.75rem] leading-[1.2] max-md:text-[1.5rem]">{title}</h2>
      {lead !== undefined && <p className="mt-2 text-md text-fg-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

function Points({ points }: { points: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-6 md:grid-cols-3">
      {points.map(([term, detail]) => (
        <div key={term}>
          <dt className="text-md font-semibold">{term}</dt>
          <dd className="mt-1 text-sm text-pretty text-fg-muted">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

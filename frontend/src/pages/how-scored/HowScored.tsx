import type { ReactNode } from 'react';

import { correctness, fineness, performance } from '@/features/reports/formula';
import formulaSource from '@/features/reports/formula.ts?raw';
import { formatTenths } from '@/features/reports/rules';
import { WORKED_EXAMPLE } from '@/features/reports/worked-example';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Table, Td, Th } from '@/ui/Table';

import { text } from './text';

type SectionId = keyof typeof text.sections;

const SECTIONS = Object.entries(text.sections) as [SectionId, string][];

/** The public page behind every report: the formula in words, as an example and as code. */
export default function HowScored() {
  usePageTitle(text.title);
  return (
    <div className="page-x grid gap-x-12 py-10 lg:grid-cols-[minmax(0,1fr)_220px]">
      <div className="max-w-(--prose-max) min-w-0">
        <PageHeader title={text.title} lead={text.lead} />
        <Section id="points">
          <Paragraphs lines={text.points} />
        </Section>
        <Section id="fineness">
          <Paragraphs lines={text.fineness} />
          <p
            className="overflow-x-auto rounded-md bg-surface-sunken px-4 py-3 font-mono text-sm"
            tabIndex={0}
          >
            {text.formula}
          </p>
        </Section>
        <Section id="example">
          <p>{text.example}</p>
          <Example />
        </Section>
        <Section id="notIn">
          <Bullets lines={text.notIn} />
        </Section>
        <Section id="rounding">
          <p>{text.rounding}</p>
        </Section>
        <Section id="labels">
          <p>{text.labelsLead}</p>
          <Bullets lines={text.labels.map(([label, range]) => `${label}: ${range}`)} />
        </Section>
        <Section id="validity">
          <Bullets lines={text.validity} />
        </Section>
        <Section id="code">
          <p>{text.codeLead}</p>
          <pre
            tabIndex={0}
            aria-label={text.codeLabel}
            className="overflow-x-auto rounded-md bg-surface-sunken p-4 font-mono text-xs leading-[1.6]"
          >
            {formulaSource}
          </pre>
        </Section>
      </div>
      <nav aria-label={text.contents} className="text-sm max-lg:hidden">
        <ul className="sticky top-24 flex flex-col gap-2 border-l border-line pl-4">
          {SECTIONS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="text-fg-muted hover:text-fg hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-9 flex scroll-mt-20 flex-col gap-3 text-md text-fg-muted"
    >
      <h2 id={`${id}-title`} className="text-xl text-fg">
        {text.sections[id]}
      </h2>
      {children}
    </section>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Example() {
  const shares = [correctness(WORKED_EXAMPLE) ?? 0, performance(WORKED_EXAMPLE) ?? 0].map(
    formatTenths,
  );
  return (
    <>
      <Table caption={text.exampleTable}>
        <thead>
          <tr>
            <Th>{text.task}</Th>
            <Th numeric>{text.weight}</Th>
            <Th>{text.result}</Th>
            <Th numeric>{text.points_}</Th>
          </tr>
        </thead>
        <tbody className="text-fg">
          {WORKED_EXAMPLE.map((task) => (
            <tr key={task.title}>
              <Td>{task.title}</Td>
              <Td numeric>{task.weight}</Td>
              <Td>{task.what}</Td>
              <Td numeric>{task.correct + task.fast}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="font-semibold text-fg">
        {text.exampleSum(fineness(WORKED_EXAMPLE), shares[0] ?? '', shares[1] ?? '')}
      </p>
    </>
  );
}

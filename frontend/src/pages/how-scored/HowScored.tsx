import type { ReactNode } from 'react';

import { RulesSection } from '@/features/integrity/table/RulesSection';
import { correctness, fineness, performance } from '@/features/reports/formula';
import formulaSource from '@/features/reports/formula.ts?raw';
import { formatTenths } from '@/features/reports/rules';
import { WORKED_EXAMPLE } from '@/features/reports/worked-example';
import { Article, ArticleSection, Aside, Bullets } from '@/ui/Article';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Table, Td, Th } from '@/ui/Table';

import { text } from './text';

type SectionId = keyof typeof text.sections;

const PARTS = Object.entries(text.sections).map(([id, title]) => ({ id, title }));

/** The public page behind every report: the formula in words, as an example and as code. */
export default function HowScored() {
  usePageTitle(text.title);
  return (
    <Article
      header={<PageHeader title={text.title} lead={text.lead} className="mb-0" />}
      parts={PARTS}
      contentsLabel={text.contents}
    >
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
      <Section id="signals">
        <Paragraphs lines={text.signals} />
        <RulesSection />
      </Section>
      <Section id="verified">
        <Paragraphs lines={text.verified} />
      </Section>
      <Section id="rounding">
        <p>{text.rounding}</p>
      </Section>
      <Section id="labels">
        <p>{text.labelsLead}</p>
        <Bullets lines={text.labels.map(([label, range]) => `${label}: ${range}`)} />
      </Section>
      <Section id="similarity">
        <Paragraphs lines={text.similarity.slice(0, 1)} />
        <Aside label={text.similarityHow}>
          <Paragraphs lines={text.similarity.slice(1, 5)} />
        </Aside>
        <Paragraphs lines={text.similarity.slice(5)} />
      </Section>
      <Section id="validity">
        <Bullets lines={text.validity} />
      </Section>
      <Section id="cutOff">
        <Paragraphs lines={text.cutOff} />
      </Section>
      <Section id="reuse">
        <Paragraphs lines={text.reuse} />
      </Section>
      <Section id="code">
        <p>{text.codeLead}</p>
        <Aside label={text.codeShow}>
          <pre
            tabIndex={0}
            aria-label={text.codeLabel}
            className="overflow-x-auto rounded-md bg-surface-sunken p-4 font-mono text-xs leading-[1.6]"
          >
            {formulaSource}
          </pre>
        </Aside>
      </Section>
    </Article>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <ArticleSection id={id} title={text.sections[id]}>
      {children}
    </ArticleSection>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
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

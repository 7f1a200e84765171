import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { Combobox } from '@/ui/Combobox';
import { useSettled } from '@/ui/use-settled';
import { companiesQuery } from '@/features/stories/api';
import {
  difficultyWord,
  experiences,
  filterLabel,
  FIRST_YEAR,
  languages,
  levels,
  outcomes,
  sources,
} from '@/features/stories/rules';
import { text as reading } from '@/features/stories/text';
import { MOST } from '@/features/story-writing/form';
import { ClashNotice } from '@/features/story-writing/notices';
import { text } from '@/features/story-writing/text';
import { ChipsField, ChoiceField, NumberField, StoryField, WordsField } from './fields';
import { useStoryForm } from './form-context';
import { RoundsEditor } from './RoundsEditor';

const words = text.form;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Companies that are known already; a new name may stand all the same. */
function CompanyField() {
  const { form, set } = useStoryForm();
  const typed = useSettled(form.company_name.trim(), 300);
  const found = useQuery({ ...companiesQuery(typed), enabled: typed !== '' });
  const options = (typed === '' ? [] : (found.data?.items ?? [])).map((company) => ({
    key: company.slug,
    label: company.name,
    detail: reading.stories(company.stories),
  }));
  return (
    <StoryField
      path="company_name"
      label={words.company}
      hint={words.companyHint}
      used={{ value: form.company_name, most: MOST.company_name }}
    >
      <Combobox
        value={form.company_name}
        onType={(company_name) => set({ company_name })}
        options={options}
        listLabel={words.companyList}
        onPick={({ label }) => set({ company_name: label })}
      />
    </StoryField>
  );
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthName.format(new Date(Date.UTC(2001, at, 1))),
}));

function yearOptions(now: Date) {
  const count = now.getFullYear() - FIRST_YEAR + 1;
  return Array.from({ length: count }, (_, at) => String(now.getFullYear() - at)).map((value) => ({
    value,
    label: value,
  }));
}

const levelOptions = levels.map((value) => ({ value, label: reading.levels[value] }));
const sourceOptions = sources.map((value) => ({ value, label: reading.sources[value] }));
const languageOptions = languages.map((value) => ({
  value,
  label: filterLabel('language', value),
}));

const numberText = (value: number | null) => (value === null ? null : String(value));

export function WhereSection() {
  const { form, set, taken } = useStoryForm();
  const years = useMemo(() => yearOptions(new Date()), []);
  return (
    <Section title={words.where}>
      {taken !== null && <ClashNotice id={taken.id} />}
      <CompanyField />
      <WordsField
        path="position"
        label={words.position}
        hint={words.positionHint}
        value={form.position}
        most={MOST.position}
        rows={1}
        onChange={(position) => set({ position })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField
          path="level"
          label={words.level}
          value={form.level}
          options={levelOptions}
          onChange={(level) => set({ level })}
        />
        <ChoiceField
          path="source"
          label={words.source}
          value={form.source}
          options={sourceOptions}
          onChange={(source) => set({ source })}
        />
        <ChoiceField
          path="month"
          label={words.month}
          optional
          value={numberText(form.month)}
          options={months}
          onChange={(month) => set({ month: Number(month) })}
        />
        <ChoiceField
          path="year"
          label={words.year}
          value={numberText(form.year)}
          options={years}
          onChange={(year) => set({ year: Number(year) })}
        />
      </div>
    </Section>
  );
}

export function RoundsSection() {
  return (
    <Section title={words.rounds}>
      <RoundsEditor />
    </Section>
  );
}

export function ResultSection() {
  const { form, set } = useStoryForm();
  return (
    <Section title={words.result}>
      <ChipsField
        path="outcome"
        label={words.outcome}
        value={form.outcome}
        options={outcomes.map((value) => ({
          value,
          label: value === 'not_said' ? words.outcomeNotSaid : reading.outcomes[value],
        }))}
        onChange={(outcome) => set({ outcome })}
      />
      <ChipsField
        path="difficulty"
        label={words.difficulty}
        value={numberText(form.difficulty)}
        options={['1', '2', '3', '4', '5'].map((value) => ({
          value,
          label: `${value} ${difficultyWord(Number(value))}`,
        }))}
        onChange={(difficulty) => set({ difficulty: Number(difficulty) })}
      />
      <ChipsField
        path="experience"
        label={words.experience}
        value={form.experience}
        options={experiences.map((value) => ({ value, label: reading.experiences[value] }))}
        onChange={(experience) => set({ experience })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <NumberField
          path="days_to_decision"
          label={words.days}
          value={form.days_to_decision}
          optional
          onChange={(days_to_decision) => set({ days_to_decision })}
        />
        <ChoiceField
          path="language"
          label={words.language}
          value={form.language}
          options={languageOptions}
          onChange={(language) => set({ language })}
        />
      </div>
      <WordsField
        path="pay"
        label={words.pay}
        hint={words.payHint}
        value={form.pay ?? ''}
        most={MOST.pay}
        rows={1}
        optional
        onChange={(pay) => set({ pay: pay === '' ? null : pay })}
      />
    </Section>
  );
}

export function WordsSection() {
  const { form, set, problems } = useStoryForm();
  const problem = problems['no_confidential'];
  return (
    <Section title={words.words}>
      <WordsField
        path="summary"
        label={words.summary}
        hint={words.summaryHint}
        value={form.summary}
        most={MOST.summary}
        onChange={(summary) => set({ summary })}
      />
      <WordsField
        path="tips"
        label={words.tips}
        value={form.tips}
        most={MOST.tips}
        optional
        onChange={(tips) => set({ tips })}
      />
      <div data-path="no_confidential">
        <Checkbox
          checked={form.no_confidential}
          onChange={(no_confidential) => set({ no_confidential })}
          label={words.noConfidential}
          hint={words.noConfidentialHint}
        />
        {problem !== undefined && (
          <p role="alert" className="mt-1 text-xs text-negative-text">
            {problem}
          </p>
        )}
      </div>
    </Section>
  );
}

import { useState } from 'react';

import type { LanguageId, PracticeProblem } from '@/api/words';
import { text } from '@/features/practice/text';
import { languageLabel } from '@/features/problems/rules';
import { useCodeViewer } from '@/features/workspace/hooks';
import { Select } from '@/ui/Select';

type Solutions = NonNullable<PracticeProblem['own']>['model_solutions'];

/** How the author solved the problem; only for people who have solved it too. */
export function ModelSolution({ solutions }: { solutions: Solutions }) {
  const [chosen, setChosen] = useState(solutions[0]?.language);
  const shown = solutions.find(({ language }) => language === chosen) ?? solutions[0];
  if (shown === undefined) return null;
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="text-sm text-fg-muted">{text.modelLead}</p>
      {solutions.length > 1 && (
        <Select<LanguageId>
          aria-label={text.language}
          className="w-44"
          value={shown.language}
          options={solutions.map(({ language }) => ({
            value: language,
            label: languageLabel(language),
          }))}
          onChange={setChosen}
        />
      )}
      <Code key={shown.language} source={shown.source} language={shown.language} />
    </div>
  );
}

function Code({ source, language }: { source: string; language: LanguageId }) {
  const host = useCodeViewer(source, language, text.modelSolution);
  return <div ref={host} className="overflow-auto rounded-md border border-line" />;
}

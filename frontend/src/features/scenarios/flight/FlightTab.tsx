import { useState } from 'react';

import type { Sample, Submission } from '@/api/words';
import { sampleTitle } from '@/features/problems/rules';
import { Select } from '@/ui/Select';

import { FlightPlayer } from './FlightPlayer';
import { flightOf } from './plan';
import { text } from './text';

type FlightTabProps = {
  samples: readonly Sample[];
  /** What was run or submitted last. */
  submission: Submission | null;
  /** The last run on own input, and what that input was. */
  own: Submission | null;
  ownInput: string;
};

/** The judge keeps so much of what a program prints. */
const KEPT_BYTES = 4096;
const OWN = 'own';

/** What the program flies on a sample or on one's own input. */
export function FlightTab({ samples, submission, own, ownInput }: FlightTabProps) {
  const [chosen, setChosen] = useState(samples[0]?.name ?? OWN);
  const ownOutput = own?.own_input?.output ?? null;
  const options = [
    ...samples.map(({ name }) => ({ value: name, label: text.sample(sampleTitle(name)) })),
    ...(ownOutput === null ? [] : [{ value: OWN, label: text.own }]),
  ];
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value;
  const sample = samples.find(({ name }) => name === value);
  const input = sample?.input ?? ownInput;
  const test = submission?.tests.find((row) => row.tag === 'sample' && row.name === value);
  const output = sample === undefined ? ownOutput : (test?.output ?? null);
  const flight = flightOf(input, output ?? '');
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4">
      <Select
        aria-label={text.case}
        className="w-64 max-w-full"
        value={value}
        options={options}
        onChange={setChosen}
      />
      {output === null && <p className="text-sm text-fg-muted">{text.notRun}</p>}
      {output !== null && output.length >= KEPT_BYTES && (
        <p className="text-sm text-fg-muted">{text.cut}</p>
      )}
      {flight === null ? (
        <p className="text-sm text-fg-muted">{text.noMap}</p>
      ) : (
        <FlightPlayer key={`${value} ${output}`} flight={flight} />
      )}
    </div>
  );
}

/** The inputs that a run can be looked at with: the samples and one's own. */
import { useState } from 'react';

import type { Sample, Submission } from '@/api/words';
import { sampleTitle } from '@/features/problems/rules';

import { text } from './text';

/** The judge keeps so much of what a program prints. */
const KEPT_BYTES = 4096;
const OWN = 'own';

export type Run = {
  samples: readonly Sample[];
  /** What was run or submitted last. */
  submission: Submission | null;
  /** The last run on own input, and what that input was. */
  own: Submission | null;
  ownInput: string;
};

/** The input that is chosen, and what the program printed on it; null before it ran. */
export function useCase({ samples, submission, own, ownInput }: Run) {
  const [chosen, choose] = useState(samples[0]?.name ?? OWN);
  const ownOutput = own?.own_input?.output ?? null;
  const options = [
    ...samples.map(({ name }) => ({ value: name, label: text.sample(sampleTitle(name)) })),
    ...(ownOutput === null ? [] : [{ value: OWN, label: text.own }]),
  ];
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value;
  const sample = samples.find(({ name }) => name === value);
  const test = submission?.tests.find((row) => row.tag === 'sample' && row.name === value);
  const output = sample === undefined ? ownOutput : (test?.output ?? null);
  const isCut = output !== null && output.length >= KEPT_BYTES;
  return { value, options, choose, input: sample?.input ?? ownInput, output, isCut };
}

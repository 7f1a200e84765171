import type { SelfIdentification } from '@/api/words';

export type Answers = Pick<SelfIdentification, 'gender' | 'race' | 'disability' | 'veteran'>;
export const questions = ['gender', 'race', 'disability', 'veteran'] as const;

export const answersOf = ({ gender, race, disability, veteran }: SelfIdentification): Answers => ({
  gender,
  race,
  disability,
  veteran,
});

export const hasChanged = (one: Answers, other: Answers): boolean =>
  questions.some((question) => one[question] !== other[question]);

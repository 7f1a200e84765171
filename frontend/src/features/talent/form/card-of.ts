import type { ReportRow, TalentBeside, TalentFacts, TalentResume, TalentScore } from '@/api/words';
import type { Draft } from '@/features/talent/rules';

/** What the best of those that are verified reaches, in the steps of a card. */
function scoreOf(results: readonly ReportRow[]): TalentScore | null {
  const best = Math.max(
    ...results.map(({ verification, fineness }) =>
      verification === 'verified' ? (fineness ?? -1) : -1,
    ),
  );
  if (best >= 800) return 'from_800';
  if (best >= 500) return 'from_500';
  return best >= 0 ? 'any' : null;
}

/** What a card would show of a form, and what goes with it by its person's name; `own` are all of their results. */
export function previewOf(
  draft: Draft,
  own: readonly ReportRow[],
  resume: TalentResume | null,
): { facts: TalentFacts; beside: TalentBeside } {
  const { skills, places, employment, authorised } = draft;
  const shown = own.filter(({ id }) => draft.results.includes(id));
  const github = draft.github.trim();
  return {
    facts: {
      skills: [...skills].sort(),
      availability: draft.availability ?? null,
      places,
      employment,
      authorised,
      score: scoreOf(shown),
    },
    beside: {
      headline: draft.headline.trim(),
      github: github === '' ? null : github,
      resume,
      results: shown.flatMap(({ assessment_title, fineness, graded_at, verification }) =>
        fineness === null || graded_at === null
          ? []
          : [{ assessment_title, fineness, graded_at, is_verified: verification === 'verified' }],
      ),
    },
  };
}

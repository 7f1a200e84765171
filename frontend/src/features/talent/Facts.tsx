import type { TalentFacts } from '@/api/words';
import { Chip } from '@/ui/Chip';
import { text } from './text';

/** What is shown of somebody. */
export function Facts({ facts }: { facts: TalentFacts }) {
  const { availability, skills, places, employment, authorised, score } = facts;
  const rest = [
    ...(availability === null ? [] : [text.availability[availability]]),
    ...employment.map((kind) => text.employment[kind]),
    ...places.map((place) => text.places[place]),
    ...authorised.map((place) => text.browse.permit(text.authorised[place])),
    ...(score === null ? [] : [text.scores[score]]),
  ];
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {skills.map((skill) => (
          <li key={skill}>
            <Chip>{text.skills[skill]}</Chip>
          </li>
        ))}
      </ul>
      {rest.length > 0 && <p className="text-xs text-fg-muted">{rest.join(' · ')}</p>}
    </div>
  );
}

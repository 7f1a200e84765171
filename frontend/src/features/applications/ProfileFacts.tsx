import type { ApplicantProfile } from '@/api/words';
import { Fact } from '@/ui/Fact';
import { dayOf } from '@/ui/time';
import { text } from './text';

const words = text.apply;

/** What a company is sent of somebody. */
export function ProfileFacts({ profile }: { profile: ApplicantProfile }) {
  const { name, email, headline, education, skills, available_from } = profile;
  const facts: [string, string | null][] = [
    [words.name, name],
    [words.email, email],
    [words.headline, headline],
    [words.education, education],
    [words.skills, skills.length === 0 ? null : skills.join(', ')],
    [words.available, available_from === null ? null : dayOf(`${available_from}T12:00:00Z`)],
  ];
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value ?? <span className="text-fg-subtle">{words.none}</span>}
        </Fact>
      ))}
    </dl>
  );
}

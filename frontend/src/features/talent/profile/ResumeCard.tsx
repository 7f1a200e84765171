import { useQueryClient } from '@tanstack/react-query';
import type { TalentProfile } from '@/api/words';
import { useResume } from '@/features/applications/hooks';
import { attachResume, detachResume } from '@/features/talent/api';
import { text } from '@/features/talent/text';
import { FileField } from '@/ui/FileField';

const words = text.form;

function Attached({ profile }: { profile: TalentProfile }) {
  const client = useQueryClient();
  const field = useResume({
    resume: profile.resume,
    attach: (name, content) => attachResume(client, name, content),
    detach: () => detachResume(client),
  });
  return (
    <>
      <p className="text-xs text-fg-muted">{words.resumeHint}</p>
      <FileField {...field} />
    </>
  );
}

/** The file that goes with a place in the pool; before there is one, when it can be added. */
export function ResumeCard({ profile }: { profile: TalentProfile | null }) {
  return (
    <div role="group" aria-label={words.resume} className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{words.resume}</p>
      {profile === null ? (
        <p className="text-sm text-fg-muted">{words.resumeFirst}</p>
      ) : (
        <Attached profile={profile} />
      )}
    </div>
  );
}

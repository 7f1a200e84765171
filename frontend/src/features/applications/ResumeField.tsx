import type { ApplicationDraft, Resume } from '@/api/words';
import { FileField } from '@/ui/FileField';
import { attachResume, detachResume } from './api';
import { useResume } from './hooks';

type ResumeFieldProps = {
  role: string;
  resume: Resume | null;
  onChange: (draft: ApplicationDraft) => void;
};

/** The file that is sent along; choosing one sends it to the draft at once. */
export function ResumeField({ role, resume, onChange }: ResumeFieldProps) {
  const field = useResume({
    resume,
    attach: async (name, content) => onChange(await attachResume(role, name, content)),
    detach: async () => onChange(await detachResume(role)),
  });
  return <FileField {...field} />;
}

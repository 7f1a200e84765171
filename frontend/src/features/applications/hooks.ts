import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { Resume } from '@/api/words';
import { base64Of, fileComplaint, fileProblem, sizeWords } from './rules';
import { text } from './text';

const words = text.resume;

type ResumeActs = {
  resume: Pick<Resume, 'name' | 'bytes'> | null;
  /** Sends a file, its content in Base64. */
  attach: (name: string, content: string) => Promise<void>;
  detach: () => Promise<void>;
};

/** A résumé that goes with something, as a field for files shows it. */
export function useResume({ resume, attach, detach }: ResumeActs) {
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (file: File) => attach(file.name, await base64Of(file)),
    onError: (error) => setProblem(fileComplaint(error)),
  });
  const removing = useMutation({
    mutationFn: () => detach(),
    onError: (error) => setProblem(failureWords(error, words.removeFailed)),
  });
  return {
    accept: '.pdf,.json,application/pdf,application/json',
    file: resume === null ? null : { name: resume.name, size: sizeWords(resume.bytes) },
    problem,
    words,
    sending: sending.isPending,
    removing: removing.isPending,
    onTake: (file: File) => {
      const wrong = fileProblem(file);
      setProblem(wrong);
      if (wrong === null) sending.mutate(file);
    },
    onRemove: () => {
      setProblem(null);
      removing.mutate();
    },
  };
}

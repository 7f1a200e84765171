import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureWords } from '@/api/failure';
import type { TalentBeside, TalentResume } from '@/api/words';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { downloadResume } from './api';
import { text } from './text';

const words = text.beside;

function Resume({ resume }: { resume: TalentResume }) {
  const load = useMutation({
    mutationFn: () => downloadResume(resume),
    onSuccess: ({ blob }) => saveFile(blob, resume.name),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-all">{resume.name}</span>
      <Button
        size="sm"
        icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {words.download}
      </Button>
      {load.isError && (
        <span role="alert" className="text-xs text-negative-text">
          {failureWords(load.error, words.downloadFailed)}
        </span>
      )}
    </span>
  );
}

/** What somebody lets a company see by their name: nothing where they say none of it. */
export function Beside({ beside }: { beside: TalentBeside }) {
  const { github, resume, results } = beside;
  if (github === null && resume === null && results.length === 0) return null;
  return (
    <dl className="divide-y divide-line text-sm">
      {github !== null && (
        <Fact label={words.github}>
          <a
            href={github}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link underline"
          >
            {github.replace('https://', '')}
          </a>
        </Fact>
      )}
      {resume !== null && (
        <Fact label={words.resume}>
          <Resume resume={resume} />
        </Fact>
      )}
      {results.length > 0 && (
        <Fact label={words.results}>
          <ul className="flex flex-col gap-1">
            {results.map(({ assessment_title, fineness, graded_at, is_verified }) => (
              <li key={`${assessment_title} ${graded_at}`}>
                {text.form.result(assessment_title, fineness)},{' '}
                <Time at={graded_at} look="absolute" />
                {is_verified && <Badge>{text.form.verified}</Badge>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

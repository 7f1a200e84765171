import type { Report } from '@/api/words';
import type { TranscriptSource } from '@/features/assistant/api';
import { Transcript } from '@/features/assistant/report/Transcript';
import type { OpenedLink } from '@/pages/report/PlaybackPart';

type AssistantPartProps = {
  report: Report;
  /** Where the report was opened by a link. */
  link: OpenedLink | undefined;
};

/** Whether this reader may see what was asked, and the assessment has an assistant. */
export const hasTranscript = ({ ai_policy, sections }: Report): boolean =>
  ai_policy !== 'off' && sections.includes('assistant');

function sourceOf({ id }: Report, link: OpenedLink | undefined): TranscriptSource | null {
  if (link !== undefined) return { by: 'link', ...link };
  return id === null ? null : { by: 'account', reportId: id };
}

/** What was asked of the assistant; fetched only when it is opened. */
export function AssistantPart({ report, link }: AssistantPartProps) {
  const source = sourceOf(report, link);
  if (source === null) return null;
  return (
    <div className="print:hidden">
      <Transcript source={source} isOwn={report.mode === 'candidate'} tasks={report.tasks} />
    </div>
  );
}

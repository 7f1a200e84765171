import { MeetingsPanel } from '@/features/meetings/MeetingsPanel';
import { NotesPanel } from '@/features/notes/NotesPanel';
import { OffersPanel } from '@/features/offers/OffersPanel';
import { Statement } from '@/features/problems/Statement';
import { ScorecardsPanel } from '@/features/scorecards/ScorecardsPanel';

const prose = (markdown: string) => <Statement text={markdown} level={3} />;

type TeamSectionsProps = {
  application: { id: string; version: number; state: string; role_id: string };
  /** Whether the reader hires; reviewers write scorecards and notes and look at the rest. */
  canAct: boolean;
};

/** What a hiring team does with one candidate. */
export function TeamSections({ application, canAct }: TeamSectionsProps) {
  return (
    <>
      <OffersPanel application={application} canAct={canAct} markdown={prose} />
      <MeetingsPanel application={application} canAct={canAct} />
      <ScorecardsPanel application={application.id} />
      <NotesPanel application={application.id} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { SaveScorecard } from '@/api/words';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { keepScorecards, saveScorecard, scorecardsQuery } from './api';
import { ScorecardCards } from './ScorecardCards';
import { text } from './text';

/** What members of the team have seen in one candidate. */
export function ScorecardsPanel({ application }: { application: string }) {
  const query = useQuery(scorecardsQuery(application));
  const save = async (body: SaveScorecard) =>
    keepScorecards(application, await saveScorecard(application, body));
  return (
    <Card title={text.title}>
      <Loaded query={query} failed={text.failed}>
        {(shown) => <ScorecardCards shown={shown} save={save} lead={text.lead} />}
      </Loaded>
    </Card>
  );
}

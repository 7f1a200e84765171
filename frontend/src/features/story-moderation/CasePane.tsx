import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '@/api/failure';
import type { ModeratedStory, ModerationAct } from '@/api/words';
import { useActKeys } from '@/features/review-queue/hooks';
import { text as share } from '@/features/story-writing/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { caseQuery } from './api';
import { Findings, Reply, Reports } from './CaseParts';
import { DecideDialog } from './DecideDialog';
import { chosenWords } from './chosen-words';
import { JudgedText } from './JudgedText';
import { keyOf, stepWords } from './rules';
import { text } from './text';

const words = text.case;

/** One story to be read and decided; the keys of its acts work while it is open. */
export function CasePane({ id }: { id: string }) {
  const query = useQuery(caseQuery(id));
  if (query.data !== undefined) return <Opened story={query.data} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.caseFailed}</LoadFailed>;
}

function Facts({ story }: { story: ModeratedStory }) {
  const { author, verified } = story;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={words.author}>
        {author.handle} · {words.record(author.published, author.removed)}
        {author.trusted && (
          <Badge tone="positive" className="ml-2">
            {words.trusted}
          </Badge>
        )}
      </Fact>
      <Fact label={words.verified}>
        {verified.by === null ? words.notVerified : words.proofs[verified.by]}
      </Fact>
      <Fact label={words.facts}>{chosenWords(story.form)}</Fact>
      {story.submitted_at !== null && (
        <Fact label={words.submitted}>
          <Time at={story.submitted_at} look="absolute" />
        </Fact>
      )}
      {story.note !== null && <Fact label={words.note}>{story.note}</Fact>}
    </dl>
  );
}

function Opened({ story }: { story: ModeratedStory }) {
  const [act, setAct] = useState<ModerationAct | null>(null);
  const { actions } = story;
  useActKeys(actions, keyOf, setAct);
  const { form, live } = story;
  const title = [form.position, form.company_name, form.year].filter((part) => part !== null);
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Badge tone="info" dot>
            {share.states[story.edit_state ?? story.state]}
          </Badge>
        </div>
        <h2 className="mb-3 text-2xl break-words">{title.join(', ')}</h2>
        {actions.length > 0 && (
          <div className="mb-4 flex flex-wrap gap-2">
            {actions.map((each, index) => (
              <Button
                key={each}
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-keyshortcuts={keyOf[each]?.toUpperCase()}
                onClick={() => setAct(each)}
              >
                {text.acts[each]}
              </Button>
            ))}
          </div>
        )}
        <Facts story={story} />
      </Card>
      <Card title={words.author_text} headingLevel={3}>
        <JudgedText
          summary={form.summary}
          tips={form.tips}
          rounds={form.rounds}
          warnings={story.warnings}
        />
      </Card>
      {live !== null && (
        <Card title={words.live} headingLevel={3}>
          <JudgedText {...live} warnings={[]} />
        </Card>
      )}
      <Findings story={story} />
      <Reports story={story} />
      <Reply story={story} />
      <History title={words.history} steps={story.history} wordsOf={stepWords} />
      {act !== null && (
        <DecideDialog key={act} story={story} act={act} onClose={() => setAct(null)} />
      )}
    </div>
  );
}

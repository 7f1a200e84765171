import type { ReactNode } from 'react';
import type { StoryOutcome, StoryReply } from '@/api/words';
import type { DraftRound } from '@/features/stories/rules';
import { CheckedBadge } from '@/ui/CheckedBadge';
import { useNow } from '@/ui/Time';
import { checkedOn, difficultyWord } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { DifficultyDots, OutcomeMark } from '@/features/stories/Marks';
import { Rounds } from './Rounds';

const words = text.story;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-fg-subtle">{label}</dt>
      <dd className="mt-0.5 text-[13.5px] leading-[19px] font-medium">{children}</dd>
    </div>
  );
}

/** What the line of facts needs; a draft may not have all of it yet. */
export type Facts = {
  outcome: StoryOutcome | null;
  difficulty: number | null;
  days_to_decision: number | null;
  told_by: string;
};

/** The facts of a story on one line; `checkedAt` where a person at Assay has read it. */
export function StoryFacts({ story, checkedAt }: { story: Facts; checkedAt: string | null }) {
  const now = useNow();
  return (
    <dl className="mt-5 flex flex-wrap justify-between gap-x-3 gap-y-3 rounded-lg border border-line px-4.5 py-3">
      {story.outcome !== null && (
        <Fact label={words.outcome}>
          <OutcomeMark outcome={story.outcome} long />
        </Fact>
      )}
      {story.difficulty !== null && (
        <Fact label={words.difficulty}>
          <span className="inline-flex items-center gap-2">
            <DifficultyDots value={story.difficulty} />
            {difficultyWord(story.difficulty)}
          </span>
        </Fact>
      )}
      {story.days_to_decision !== null && (
        <Fact label={words.decision}>{text.days(story.days_to_decision)}</Fact>
      )}
      {story.told_by !== '' && <Fact label={words.toldBy}>{story.told_by}</Fact>}
      {checkedAt !== null && (
        <Fact label={words.checked}>
          <CheckedBadge>{words.checkedBy(checkedOn(checkedAt, now))}</CheckedBadge>
        </Fact>
      )}
    </dl>
  );
}

export type Body = { summary: string; rounds: readonly DraftRound[]; tips: string | null };

/** A story's body: the summary, the rounds, the advice, the company's reply. */
export function StoryBody({ story, reply }: { story: Body; reply: StoryReply | null }) {
  return (
    <>
      {story.summary !== '' && (
        <p className="mt-5 mb-5.5 text-[17px] leading-[27px] text-pretty break-words whitespace-pre-line">
          {story.summary}
        </p>
      )}
      <div className={story.summary === '' ? 'mt-5.5' : ''}>
        <Rounds rounds={story.rounds} />
      </div>
      {story.tips !== null && story.tips !== '' && (
        <section className="mt-2">
          <h2 className="text-lg">{words.tips}</h2>
          <p className="mt-1 text-md text-pretty break-words whitespace-pre-line text-fg-muted">
            {story.tips}
          </p>
        </section>
      )}
      {reply !== null && (
        <section className="mt-7 rounded-lg border border-line bg-surface-2 p-4.5">
          <h2 className="text-lg">{words.reply(reply.company_name)}</h2>
          <p className="mt-1 text-md text-pretty break-words whitespace-pre-line">{reply.text}</p>
        </section>
      )}
    </>
  );
}

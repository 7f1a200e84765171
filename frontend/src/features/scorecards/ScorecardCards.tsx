import { useState } from 'react';
import type { SaveScorecard, Scorecard, ScorecardItem, Scorecards } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { ratingWords, recommendation } from './rules';
import { ScorecardForm } from './ScorecardForm';
import { text } from './text';

type SaidProps = { said: Pick<Scorecard, 'ratings' | 'text'>; items: readonly ScorecardItem[] };

function Said({ said, items }: SaidProps) {
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {said.ratings.map(({ item, rating }) => (
          <Fact key={item} label={item}>
            {ratingWords(
              items.find(({ name }) => name === item),
              rating,
            )}
          </Fact>
        ))}
      </dl>
      {said.text !== '' && <p className="text-sm break-words whitespace-pre-line">{said.text}</p>}
    </>
  );
}

type OneProps = { card: Scorecard; title: string; items: readonly ScorecardItem[] };

function One({ card, title, items }: OneProps) {
  const { state, submitted_at, changed_at, read_before, history } = card;
  const overall = recommendation(card.ratings, items);
  return (
    <article className="flex flex-col gap-2 border-t border-line pt-3">
      <header className="flex flex-wrap items-center gap-2 text-sm">
        <h3 className="text-md">{title}</h3>
        <Badge tone={state === 'draft' ? 'caution' : 'positive'}>
          {state === 'draft' ? text.draft : text.submitted}
        </Badge>
        {overall !== null && <Badge tone={overall.tone}>{overall.words}</Badge>}
        {history.length > 0 && <Badge tone="outline">{text.amended(history.length)}</Badge>}
        {read_before && <Badge tone="outline">{text.readBefore}</Badge>}
        <Time at={submitted_at ?? changed_at} className="text-xs text-fg-muted" />
      </header>
      <Said said={card} items={items} />
      {history.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-fg-muted">{text.earlier}</summary>
          {history.map((earlier) => (
            <div key={earlier.submitted_at} className="mt-2 flex flex-col gap-2 pl-3">
              <Time at={earlier.submitted_at} className="text-xs text-fg-muted" />
              <Said said={earlier} items={items} />
            </div>
          ))}
        </details>
      )}
    </article>
  );
}

type ScorecardCardsProps = {
  shown: Scorecards;
  /** Stores what is written, and shows what the server answers. */
  save: (body: SaveScorecard) => Promise<unknown>;
  lead: string;
};

/** The reader's own scorecard, and what colleagues have submitted. */
export function ScorecardCards({ shown, save, lead }: ScorecardCardsProps) {
  const [writing, setWriting] = useState(false);
  const { items, own, others, hidden } = shown;
  const begin = own === null ? text.begin : own.state === 'draft' ? text.edit : text.amend;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-fg-muted">{lead}</p>
      {hidden > 0 && <p className="text-sm">{text.hidden(hidden)}</p>}
      {writing ? (
        <ScorecardForm shown={shown} save={save} onClose={() => setWriting(false)} />
      ) : (
        <>
          <span>
            <Button size="sm" onClick={() => setWriting(true)}>
              {begin}
            </Button>
          </span>
          {own !== null && <One card={own} title={text.yours} items={items} />}
        </>
      )}
      {others.map((card, at) => (
        <One key={at} card={card} title={card.author ?? text.former} items={items} />
      ))}
      {own === null && others.length === 0 && hidden === 0 && !writing && (
        <p className="text-sm text-fg-muted">{text.none}</p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Offer } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { dayWords } from '@/ui/time';
import { payWords, stateTones } from './rules';
import { text } from './text';

const words = text.facts;

export function OfferBadge({ offer }: { offer: Offer }) {
  return (
    <Badge dot tone={stateTones[offer.state]}>
      {text.states[offer.state]}
    </Badge>
  );
}

/** How Markdown is shown, which the page brings along. */
export type Markdown = (source: string) => ReactNode;

type OfferFactsProps = { offer: Offer; markdown: Markdown };

/** What an offer says. */
export function OfferFacts({ offer, markdown }: OfferFactsProps) {
  const { starts_on, ends_on, pay, terms, made_at, expires_at, ended_at, reason, state } = offer;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={words.starts}>{dayWords(starts_on)}</Fact>
      <Fact label={words.ends}>{ends_on === null ? words.noEnd : dayWords(ends_on)}</Fact>
      <Fact label={words.pay}>{payWords(pay)}</Fact>
      <Fact label={words.made}>
        <Time at={made_at} look="absolute" />
      </Fact>
      {state === 'open' ? (
        <Fact label={words.until}>
          <Time at={expires_at} look="absolute" />
        </Fact>
      ) : (
        ended_at !== null && (
          <Fact label={words.ended}>
            <Time at={ended_at} look="absolute" />
          </Fact>
        )
      )}
      {reason !== null && (
        <Fact label={words.reason}>
          <span className="break-words whitespace-pre-line">{reason}</span>
        </Fact>
      )}
      <Fact label={words.terms}>{markdown(terms)}</Fact>
    </dl>
  );
}

import type { ReactNode } from 'react';
import type { Commission } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { aboutWords, isAboutSomebody, money, stateTones } from './rules';
import { text } from './text';

const words = text.commissions;

/** The headings above [`CommissionRow`]. */
export function CommissionHead({ children }: { children?: ReactNode }) {
  return (
    <>
      <Th>{words.earned}</Th>
      <Th>{words.about}</Th>
      <Th>{words.kind}</Th>
      <Th>{words.state}</Th>
      <Th>{words.due}</Th>
      <Th numeric>{words.amount}</Th>
      {children}
    </>
  );
}

/** One commission; a reason stands below whom it is about. */
export function CommissionRow({ one, children }: { one: Commission; children?: ReactNode }) {
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <Time at={one.earned_at} look="short" />
      </Td>
      <Td>
        {(isAboutSomebody(one) || one.reason === null) && aboutWords(one)}
        {one.reason !== null && (
          <p className="max-w-90 text-xs break-words text-fg-muted">{one.reason}</p>
        )}
      </Td>
      <Td>{text.kinds[one.kind]}</Td>
      <Td>
        <Badge tone={stateTones[one.state]}>{text.states[one.state]}</Badge>
      </Td>
      <Td className="whitespace-nowrap">
        <Time at={one.due_at} look="short" />
      </Td>
      <Td numeric className="whitespace-nowrap">
        {money(one.amount, one.currency)}
      </Td>
      {children}
    </tr>
  );
}

import { Link } from 'react-router-dom';
import type { PartnerStatement } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { money, monthWords, statementTones } from './rules';
import { text } from './text';

const words = text.statements;

/** The headings above [`StatementRow`]. */
export function StatementHead() {
  return (
    <>
      <Th>{words.month}</Th>
      <Th>{words.state}</Th>
      <Th>{words.review}</Th>
      <Th>{words.payOn}</Th>
      <Th>{words.reference}</Th>
      <Th numeric>{words.total}</Th>
    </>
  );
}

type StatementRowProps = {
  statement: PartnerStatement;
  /** Whether its partner looks at it: then the month leads to its lines. */
  own?: boolean;
};

/** One statement. */
export function StatementRow({ statement, own = false }: StatementRowProps) {
  const { id, state, period, currency, total, paid_at: paidAt } = statement;
  const month = monthWords(period);
  return (
    <tr>
      <Td className="whitespace-nowrap">
        {own ? (
          <Link
            to={to(paths.partnerStatement, { statementId: id })}
            className="font-medium text-link underline-offset-3 hover:underline"
          >
            {month}
          </Link>
        ) : (
          month
        )}
      </Td>
      <Td>
        <Badge tone={statementTones[state]}>{text.statementStates[state]}</Badge>
      </Td>
      <Td className="whitespace-nowrap">{shortDayWords(statement.review_until)}</Td>
      <Td className="whitespace-nowrap">
        {paidAt === null ? shortDayWords(statement.pay_on) : <Time at={paidAt} look="short" />}
      </Td>
      <Td>{statement.reference ?? text.none}</Td>
      <Td numeric className="whitespace-nowrap">
        {money(total, currency)}
      </Td>
    </tr>
  );
}

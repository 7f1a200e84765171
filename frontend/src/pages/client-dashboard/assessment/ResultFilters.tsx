import { useSearchParams } from 'react-router-dom';

import {
  askedFor,
  DECISIONS,
  type Decision,
  ORDERS,
  STANDINGS,
  type Standing,
} from '@/features/assessments/results';
import { text } from '@/features/assessments/text';
import { FILTERS, type Line } from '@/features/cut-off/rules';
import { text as cutOffText } from '@/features/cut-off/text';
import { text as reportText } from '@/features/reports/text';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Chip } from '@/ui/Chip';
import { Select } from '@/ui/Select';

const LOOK = 'w-44 max-md:h-11 max-md:w-[calc(50%-0.25rem)]';

const standingWords = (standing: Standing) =>
  standing === 'any' ? text.anyVerification : reportText.verifications[standing].label;

const decisionWords = (decision: Decision) =>
  decision === 'any' ? text.anyDecision : reportText.decisions[decision];

/** What is chosen, kept in the address. */
export function useChosen(line: Line | null) {
  const [, setParams] = useSearchParams();
  const [order, setOrder] = useUrlChoice('order', ORDERS);
  const [chosenSide, setSide] = useUrlChoice('show', FILTERS);
  const [standing, setStanding] = useUrlChoice('verification', STANDINGS);
  const [decision, setDecision] = useUrlChoice('decision', DECISIONS);
  const sides = FILTERS.filter((one) => one !== 'equal' || line?.sem != null);
  const side = sides.includes(chosenSide) ? chosenSide : 'all';
  // All that wait, whatever else was chosen: the chip says how many there are.
  const setWaiting = (isOn: boolean) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('show');
        next.delete('verification');
        next.set('decision', isOn ? 'undecided' : 'any');
        next.set('order', isOn ? 'oldest' : ORDERS[0]);
        return next;
      },
      { replace: true },
    );
  return {
    asked: askedFor({ order, side, standing, decision }),
    isNarrowed: side !== 'all' || standing !== 'any' || decision !== 'any',
    isWaiting: decision === 'undecided' && side === 'all' && standing === 'any',
    fields: { order, setOrder, side, sides, setSide, standing, setStanding, decision, setDecision },
    setWaiting,
  };
}

type ResultFiltersProps = {
  chosen: ReturnType<typeof useChosen>;
  /** Whether a cut-off has two sides to choose from. */
  hasLine: boolean;
  /** How many results wait, as it is written; null while that is not known. */
  waiting: string | null;
};

/** The fields above the list, on one line where there is room. */
export function ResultFilters({ chosen, hasLine, waiting }: ResultFiltersProps) {
  const { fields, isWaiting, setWaiting } = chosen;
  return (
    <>
      <Chip on={isWaiting} onToggle={() => setWaiting(!isWaiting)} className="max-md:h-11">
        {text.waiting(waiting)}
      </Chip>
      <Select
        aria-label={text.decision}
        size="sm"
        className={LOOK}
        value={fields.decision}
        onChange={fields.setDecision}
        options={DECISIONS.map((value) => ({ value, label: decisionWords(value) }))}
      />
      <Select
        aria-label={text.resultOrder}
        size="sm"
        className={LOOK}
        value={fields.order}
        onChange={fields.setOrder}
        options={ORDERS.map((value) => ({ value, label: text.resultOrders[value] }))}
      />
      {hasLine && (
        <Select
          aria-label={cutOffText.filter}
          size="sm"
          className={LOOK}
          value={fields.side}
          onChange={fields.setSide}
          options={fields.sides.map((value) => ({ value, label: cutOffText.filters[value] }))}
        />
      )}
      <Select
        aria-label={text.verification}
        size="sm"
        className={LOOK}
        value={fields.standing}
        onChange={fields.setStanding}
        options={STANDINGS.map((value) => ({ value, label: standingWords(value) }))}
      />
    </>
  );
}

import type { IntegrityRules } from '@/api/words/integrity';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';
import { levelTone } from '@/features/integrity/rules';
import { text } from '@/features/integrity/text';

const words = text.rules;

type RuleTableProps = {
  rules: IntegrityRules['rules'];
  /** The names of the rows that applied; absent where it is about no attempt. */
  applied?: readonly string[];
};

/** The rows as the server decides by them. */
export function RuleTable({ rules, applied }: RuleTableProps) {
  return (
    <Table caption={words.caption}>
      <thead>
        <tr>
          <Th>{words.rule}</Th>
          <Th>{words.level}</Th>
          {applied !== undefined && <Th>{words.applied}</Th>}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.name}>
            <Td className="py-2">{rule.text}</Td>
            <Td>
              <Badge tone={levelTone[rule.level]}>{text.levels[rule.level]}</Badge>
            </Td>
            {applied !== undefined && <Td>{applied.includes(rule.name) ? words.yes : ''}</Td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What each signal is, and what else it can be. */
export function SignalList({ signals }: { signals: IntegrityRules['signals'] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {signals.map((signal) => (
        <div key={signal.signal}>
          <dt className="font-medium">{signal.title}</dt>
          <dd>{signal.measured}</dd>
          <dd className="text-fg-muted">
            {words.benign}: {signal.benign}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The table in a card, with what applied to an attempt. */
export function RulesCard({
  rules,
  applied,
}: {
  rules: IntegrityRules;
  applied: readonly string[];
}) {
  return (
    <Card flush title={words.title}>
      <p className="px-4.5 py-3 text-sm text-fg-muted">{words.lead}</p>
      <RuleTable rules={rules.rules} applied={applied} />
    </Card>
  );
}

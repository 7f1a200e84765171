import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import type { InviteCard } from '@/api/words';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

import { checkClock, checkJudge, checkLive, checkStorage } from './checks';
import { type Finding, untyped } from './rules';
import { text } from './text';

type Point = 'storage' | 'clock' | 'live' | 'judge';

const POINTS: readonly Point[] = ['storage', 'clock', 'live', 'judge'];

const openSocket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);

/** Before the start: whether this device has what the workspace needs. Nobody has to run it. */
export function SystemCheck({ card }: { card: InviteCard }) {
  const [found, setFound] = useState<Partial<Record<Point, Finding>>>({});
  const ran = Object.keys(found).length > 0;
  const busy = Object.values(found).some(({ state }) => state === 'checking');
  const run = () => {
    const note = (point: Point) => (finding: Finding) =>
      setFound((old) => ({ ...old, [point]: finding }));
    for (const point of POINTS) note(point)({ state: 'checking' });
    note('storage')(checkStorage(localStorage));
    void checkClock(card.code).then(note('clock'));
    void checkLive(openSocket).then(note('live'));
    void checkJudge(card).then(note('judge'));
  };
  return (
    <section aria-labelledby="system-check" className="rounded-lg border border-line p-4 text-sm">
      <h2 id="system-check" className="mb-1.5 font-sans text-sm font-semibold">
        {text.title}
      </h2>
      <p className="mb-3 text-fg-muted">{text.lead}</p>
      {ran && (
        <ul aria-label={text.results} aria-live="polite" className="mb-3 flex flex-col gap-2.5">
          {POINTS.map((point) => (
            <Line
              key={point}
              name={text.names[point]}
              finding={found[point] ?? { state: 'checking' }}
            />
          ))}
        </ul>
      )}
      {ran && <Keyboard />}
      <Button size="sm" loading={busy} onClick={run}>
        {ran ? text.again : text.run}
      </Button>
    </section>
  );
}

const LOOKS: Record<Finding['state'], { icon: LucideIcon; className: string; word: string }> = {
  checking: { icon: LoaderCircle, className: 'text-fg-muted', word: text.checking },
  good: { icon: CircleCheck, className: 'text-positive-text', word: text.good },
  bad: { icon: CircleAlert, className: 'text-caution-text', word: text.bad },
};

function Line({ name, finding }: { name: string; finding: Finding }) {
  const { icon: Icon, className, word } = LOOKS[finding.state];
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${className}`}
      />
      <div className="min-w-0">
        <span className="font-medium">{name}</span>
        <span className={className}> · {word}</span>
        {finding.state !== 'checking' && <p className="text-fg-muted">{finding.words}</p>}
      </div>
    </li>
  );
}

function Keyboard() {
  const [typed, setTyped] = useState('');
  const left = untyped(typed);
  return (
    <Field
      className="mb-3"
      label={`${text.names.keyboard}. ${text.keyboardLabel}`}
      hint={left === '' ? text.keyboardGood : text.keyboardLeft(left)}
    >
      <Input
        className="max-w-72 font-mono"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}

import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { moved, newRound, replaced, ROUNDS_MOST, without } from '@/features/story-writing/form';
import { text } from '@/features/story-writing/text';
import { MachineMark } from './fields';
import { useStoryForm } from './form-context';
import { RoundCard } from './RoundCard';

const words = text.round;

/** The rounds as cards: dragged, or moved by their buttons, which keep the focus. */
export function RoundsEditor() {
  const { form, set, problems } = useStoryForm();
  const { rounds } = form;
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (follow.current === null) return;
    list.current?.querySelector<HTMLElement>(follow.current)?.focus();
    follow.current = null;
  }, [rounds]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rounds.length || from === to) return;
    follow.current = `[data-move="${to < from ? 'up' : 'down'}-${to}"]`;
    set({ rounds: moved(rounds, from, to) });
    announce(words.moved(to + 1, rounds.length));
  };
  const remove = (at: number) => {
    set({ rounds: without(rounds, at) });
    notify('info', words.removed(words.name(at + 1)), {
      label: words.undo,
      onClick: () => set({ rounds }),
    });
  };
  const problem = problems['rounds'];
  return (
    <div data-path="rounds" className="flex flex-col gap-3">
      <p className="text-sm text-fg-muted">{text.form.roundsHint}</p>
      <MachineMark path="rounds" label={text.form.rounds} />
      <ol ref={list} className="flex flex-col gap-3">
        {rounds.map((round, at) => (
          <RoundCard
            key={at}
            round={round}
            at={at}
            count={rounds.length}
            onChange={(next) => set({ rounds: replaced(rounds, at, next) })}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            onDragStart={(event) => {
              dragged.current = at;
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDrop={() => {
              if (dragged.current !== null) move(dragged.current, at);
              dragged.current = null;
            }}
          />
        ))}
      </ol>
      {problem !== undefined && (
        <p role="alert" className="text-xs text-negative-text">
          {problem}
        </p>
      )}
      <Button
        className="self-start"
        icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
        aria-invalid={problem === undefined ? undefined : true}
        disabledReason={rounds.length >= ROUNDS_MOST ? words.full : undefined}
        onClick={() => set({ rounds: [...rounds, newRound] })}
      >
        {words.add}
      </Button>
    </div>
  );
}

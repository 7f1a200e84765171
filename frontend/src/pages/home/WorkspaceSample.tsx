import { CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from './text';

const words = text.work.sample;

const k = (code: string) => <span className="text-(--syn-keyword)">{code}</span>;
const f = (code: string) => <span className="text-(--syn-func)">{code}</span>;
const n = (code: string) => <span className="text-(--syn-number)">{code}</span>;

const lines: readonly ReactNode[] = [
  <>
    {k('def')} {f('crossings')}(room, cars):
  </>,
  <>
    {'    '}trips, left = {n('0')}, {n('0')}
  </>,
  <>
    {'    '}
    {k('for')} length {k('in')} cars:
  </>,
  <>
    {'        '}
    {k('if')} length &gt; left:
  </>,
  <>
    {'            '}trips += {n('1')}
  </>,
  <>{'            '}left = room</>,
  <>{'        '}left -= length</>,
  <>
    {'    '}
    {k('return')} trips
  </>,
];

function Tests() {
  return (
    <ul className="border-t border-line bg-surface">
      {words.tests.map((test) => (
        <li
          key={test.name}
          className="flex items-center gap-2.5 border-b border-line px-4 py-2 text-xs last:border-0"
        >
          {test.state === 'passed' ? (
            <CircleCheck size={14} className="text-positive" aria-hidden="true" />
          ) : (
            <LoaderCircle size={14} className="text-info" aria-hidden="true" />
          )}
          <span className="font-mono">{test.name}</span>
          <span className="text-fg-muted">{words.states[test.state]}</span>
          <span className="ml-auto text-fg-muted tabular-nums">{test.time}</span>
        </li>
      ))}
    </ul>
  );
}

/** A still picture of the workspace, made of the same tokens; labelled as an example. */
export function WorkspaceSample() {
  return (
    <figure className="relative min-w-0">
      <div
        data-theme="dark"
        role="img"
        aria-label={words.label}
        className="overflow-hidden rounded-xl border-[6px] border-[#0b1413] bg-canvas text-fg shadow-4"
      >
        <div className="flex h-11 items-center gap-3 border-b border-line bg-surface px-4 text-sm">
          <img src="/assay-mark.svg" alt="" width="20" height="20" />
          <span className="font-medium">{words.task}</span>
          <span className="mx-auto inline-flex items-center gap-1.5 font-semibold tabular-nums">
            <Clock size={14} aria-hidden="true" /> {words.clock}
          </span>
          <span className="text-xs text-fg-muted">{words.saved}</span>
        </div>
        <div className="grid md:grid-cols-[2fr_3fr]">
          <div className="border-line p-4 max-md:border-b md:border-r">
            <p className="display text-lg">{words.title}</p>
            <p className="mt-2 text-sm text-fg-muted">{words.statement}</p>
          </div>
          <div className="min-w-0">
            <p className="border-b border-line px-4 py-2 text-xs text-fg-muted">{words.file}</p>
            <pre className="overflow-hidden bg-(--syn-bg) px-4 py-3 text-sm leading-6 text-(--syn-fg)">
              {lines.map((line, index) => (
                <div key={index} className="flex">
                  <span className="w-7 text-fg-subtle">{index + 1}</span>
                  <code>{line}</code>
                </div>
              ))}
            </pre>
            <Tests />
          </div>
        </div>
      </div>
      <figcaption className="absolute -top-3 left-1/2 -translate-x-1/2 rounded-full border border-line bg-surface px-3 py-0.5 text-xs font-semibold text-fg-muted shadow-1">
        {text.example}
      </figcaption>
    </figure>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CircleOff, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';

import type { Playback as Recorded } from '@/api/words';
import { toReader } from '@/facts/reader';
import { languageLabel } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Kbd } from '@/ui/Kbd';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { type KeyGroup, usePageKeys } from '@/ui/page-keys';
import { Loading, Skeleton } from '@/ui/Skeleton';

import { playbackQuery, type PlaybackSource } from './api';
import { Comparison } from './player/Comparison';
import { Controls } from './player/Controls';
import { clock, filmOf, type Frame, frameAt, frameOf, openingOf, spanOf, stepAt } from './rules';
import { text } from './text';
import { keyTarget, TimeLine } from './player/TimeLine';
import { Transcript } from './player/Transcript';
import { entryAt, transcriptOf } from './entries';
import { type Player, usePlayer } from './use-player';
import { usePlaybackViewer } from './use-viewer';

type PlaybackProps = {
  source: PlaybackSource;
  /** Whether its candidate reads it. */
  isOwn: boolean;
  task: { readonly position: number; readonly title: string };
  /** The way to the code, for where there is nothing to play. */
  readCode: ReactNode;
};

/** How the answer to one task was written: loaded with this part of the report, and only then. */
export function Playback({ source, isOwn, task, readCode }: PlaybackProps) {
  const query = useQuery(playbackQuery(source));
  const heading = text.title(task.position, task.title);
  if (query.isPending) return <PlaybackSkeleton heading={heading} />;
  if (!query.isSuccess) {
    return (
      <Card title={heading}>
        <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
      </Card>
    );
  }
  const { state } = query.data;
  if (state !== 'recorded') {
    return (
      <Card title={heading}>
        <EmptyState icon={CircleOff} action={readCode}>
          {toReader(text.missing[state], isOwn)}
        </EmptyState>
      </Card>
    );
  }
  return <Screen playback={query.data} isOwn={isOwn} heading={heading} title={task.title} />;
}

function PlaybackSkeleton({ heading }: { heading: string }) {
  return (
    <Card title={heading}>
      <Loading label={text.loading}>
        <Skeleton className="mb-4 h-10" />
        <Skeleton className="h-[26rem] rounded-lg" />
      </Loading>
    </Card>
  );
}

/** As the list behind “?” shows them. */
const keys: KeyGroup = { heading: text.player, keys: text.keyList };

/** What a key does anywhere in the player, but for what has keys of its own. */
function onKey(event: KeyboardEvent, player: Player): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isSlider = target instanceof HTMLInputElement;
  const hasKeys = target?.closest('button, a, [role="region"], .cm-content') !== null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  const to = hasKeys ? null : keyTarget(event, player);
  if (key === 'k' || (event.key === ' ' && (isSlider || !hasKeys))) player.toggle();
  else if (key === 'j') player.jump(-1);
  else if (key === 'l') player.jump(1);
  else if (to !== null) player.seek(to);
  else return;
  event.preventDefault();
}

type ScreenProps = { playback: Recorded; isOwn: boolean; heading: string; title: string };

function Screen({ playback, isOwn, heading, title }: ScreenProps) {
  const film = useMemo(() => filmOf(playback), [playback]);
  const entries = useMemo(() => transcriptOf(playback), [playback]);
  const span = useMemo(() => spanOf(playback), [playback]);
  const player = usePlayer(playback.steps, span, openingOf(playback, span));
  usePageKeys(keys);
  const [from, setFrom] = useState<number | null>(null);
  const step = stepAt(playback.steps, player.t);
  const frame = useMemo(() => frameOf(film, step), [film, step]);
  const entry = entries[entryAt(entries, player.t)];
  const gapCount =
    playback.steps.filter((step) => step.kind === 'gap').length +
    playback.sent.filter((sent) => sent.matches === false).length;
  return (
    <Card flush title={heading} action={<Wholeness gaps={gapCount} />}>
      <div
        role="group"
        aria-label={text.player}
        tabIndex={-1}
        onKeyDown={(event) => onKey(event, player)}
      >
        <div className="flex flex-col gap-2 border-b border-line px-4.5 py-3">
          <p className="text-sm text-fg-muted">{text.lead}</p>
          <Controls player={player} steps={playback.steps} />
          <TimeLine
            player={player}
            playback={playback}
            entry={entry === undefined ? text.notBegun : text.entry(entry)}
          />
        </div>
        {gapCount > 0 && (
          <div className="px-4.5 pt-3">
            <Notice tone="caution" icon={TriangleAlert}>
              {toReader(text.gapHelp, isOwn)}
            </Notice>
          </div>
        )}
        <div className="grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:divide-x lg:divide-line">
          <div className="min-w-0">
            <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4.5 py-2">
              <span className="text-sm text-fg-muted">
                {from === null
                  ? frame.language !== null && languageLabel(frame.language)
                  : text.comparing(
                      clock(Math.min(from, player.t)),
                      clock(Math.max(from, player.t)),
                    )}
              </span>
              <Button size="sm" onClick={() => setFrom(from === null ? player.t : null)}>
                {from === null ? text.compare : text.compareStop}
              </Button>
            </div>
            {from === null ? (
              <Code frame={frame} label={text.code(title)} />
            ) : (
              <Compared
                early={frameAt(film, Math.min(from, player.t))}
                late={frameAt(film, Math.max(from, player.t))}
                label={text.comparing(clock(from), clock(player.t))}
              />
            )}
          </div>
          <Transcript entries={entries} t={player.t} onSeek={player.seek} />
        </div>
        <KeyHelp />
      </div>
    </Card>
  );
}

function Wholeness({ gaps }: { gaps: number }) {
  return gaps === 0 ? (
    <Badge tone="positive">{text.whole}</Badge>
  ) : (
    <Badge tone="caution">{text.gapCount(gaps)}</Badge>
  );
}

function Code({ frame, label }: { frame: Frame; label: string }) {
  const host = usePlaybackViewer(frame, label);
  return (
    <div data-theme="dark" className="relative bg-surface text-fg">
      {frame.text === null && (
        <p className="border-b border-line px-4 py-2 text-sm text-fg-muted">
          {frame.language === null ? text.notBegun : text.unknown}
        </p>
      )}
      <div
        ref={host}
        className="h-[26rem] overflow-auto"
        style={{ '--editor-size': '12.5px' } as React.CSSProperties}
      />
    </div>
  );
}

/** Before anything was written, the text is empty. */
const textOf = ({ language, text: shown }: Frame) => (language === null ? '' : shown);

function Compared({ early, late, label }: { early: Frame; late: Frame; label: string }) {
  const [before, after] = [textOf(early), textOf(late)];
  if (before === after && before !== null) {
    return <p className="p-4 text-sm text-fg-muted">{text.compareHelp}</p>;
  }
  return <Comparison label={label} before={before} after={after} />;
}

function KeyHelp() {
  return (
    <dl
      aria-label={text.keys}
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4.5 py-3 text-xs text-fg-muted max-md:hidden"
    >
      {text.keyList.map(([keys, does]) => (
        <div key={keys} className="flex items-center gap-1.5">
          <dt>
            <Kbd>{keys}</Kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

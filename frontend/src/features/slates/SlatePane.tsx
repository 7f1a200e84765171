import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import type { SlateCandidate, SlateDetail, SlateLook, SlatePart } from '@/api/words/hiring/slates';
import { useActKeys } from '@/features/review-queue/hooks';
import { stepWords } from '@/features/role-review/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { rowMark, useRowKeys } from '@/ui/row-keys';
import { Segmented } from '@/ui/Segmented';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time, useNow } from '@/ui/Time';
import { applicantsQuery, slateQuery } from './api';
import { ChecksCard } from './checks/ChecksCard';
import { MoveDialog } from './MoveDialog';
import { ReleaseDialog } from './ReleaseDialog';
import { isLive, keyOf, liveDays, nameOf, parts, type SlateAct } from './rules';
import { text } from './text';

export type Place = { role: string; part: SlatePart; look: SlateLook };

type SlatePaneProps = {
  place: Place;
  onPlace: (place: Place) => void;
  /** The address of one applicant. */
  link: (application: string) => string;
};

const looks = Object.entries(text.looks).map(([value, label]) => ({
  value: value as SlateLook,
  label,
}));

const releases: readonly SlateAct[] = ['release'];
const none: readonly SlateAct[] = [];

type ApplicantsProps = SlatePaneProps & {
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
};

function Applicants({ place, link, chosen, onChoose }: ApplicantsProps) {
  const query = useInfiniteQuery(applicantsQuery(place.role, place.part, place.look));
  const [moving, setMoving] = useState<SlateCandidate>();
  const shown = rows(query.data);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (shown.length === 0) return <EmptyState>{text.empty[place.part]}</EmptyState>;
  return (
    <>
      <ul aria-label={text.applicants} className="divide-y divide-line">
        {shown.map((one) => (
          <li key={one.id} className="flex items-start gap-3 px-4.5 py-3.5 text-sm">
            {place.part === 'waiting' && (
              <input
                type="checkbox"
                checked={chosen.has(one.id)}
                aria-label={text.chooseOf(nameOf(one))}
                onChange={() => onChoose(one.id)}
                className="mt-0.5 size-4 shrink-0 accent-primary max-md:size-5"
              />
            )}
            <div className="min-w-0 flex-1">
              <Link
                {...rowMark}
                to={link(one.id)}
                className="font-semibold break-words underline-offset-3 hover:underline"
              >
                {nameOf(one)}
              </Link>
              {one.headline !== null && <p className="break-words">{one.headline}</p>}
              <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-fg-muted">
                <span>
                  {text.applied}
                  <Time at={one.applied_at} look="relative" />
                </span>
                {one.missed > 0 && <Badge tone="caution">{text.missed(one.missed)}</Badge>}
                {one.slate_note.excluded !== null && (
                  <Badge tone="negative">{text.codes[one.slate_note.excluded.code]}</Badge>
                )}
                {one.slate_note.placed !== null && (
                  <Badge>
                    {text.movedBadge}: {one.slate_note.placed.reason}
                  </Badge>
                )}
                {one.slate_note.text !== null && <Badge>{text.note}</Badge>}
              </p>
            </div>
            {place.part === 'waiting' && (
              <Button
                size="sm"
                aria-label={text.moveOf(nameOf(one))}
                onClick={() => setMoving(one)}
              >
                {text.move}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
      {moving !== undefined && (
        <MoveDialog candidate={moving} others={shown} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
}

function HiddenCard({ hidden }: Pick<SlateDetail, 'hidden'>) {
  const lines = Object.entries(text.hidden) as [keyof typeof hidden, string][];
  return (
    <Card title={text.hiddenTitle}>
      <p className="text-xs text-fg-muted">{text.hiddenHint}</p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {lines.map(([name, label]) => (
          <Fact key={name} label={label}>
            <span className="tabular-nums">{hidden[name]}</span>
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Opened({ slate, ...props }: SlatePaneProps & { slate: SlateDetail }) {
  const { place, onPlace } = props;
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [releasing, setReleasing] = useState<readonly string[] | null | undefined>(undefined);
  const { waiting, excluded, released } = slate.counts;
  const ask = () => setReleasing(chosen.size === 0 ? null : [...chosen]);
  useRowKeys();
  useActKeys(waiting > 0 ? releases : none, keyOf, ask);
  const choose = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const options = parts.map((part) => ({
    value: part,
    label: `${text.parts[part]} ${slate.counts[part]}`,
  }));
  return (
    <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      {/* Above the list where it does not stand beside it: it is read before anybody is released. */}
      <div className="lg:col-start-2">
        <ChecksCard checks={slate.checks} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={text.partsLabel}
            value={place.part}
            options={options}
            onChange={(part) => onPlace({ ...place, part })}
          />
          <Segmented
            label={text.look}
            value={place.look}
            options={looks}
            onChange={(look) => onPlace({ ...place, look })}
          />
          {waiting > 0 && (
            <Button
              className="ml-auto"
              variant="primary"
              icon={<Send size={15} strokeWidth={1.75} aria-hidden="true" />}
              aria-keyshortcuts={keyOf.release.toUpperCase()}
              onClick={ask}
            >
              {chosen.size === 0 ? text.releaseAll(waiting) : text.releaseSome(chosen.size)}
            </Button>
          )}
        </div>
        {waiting + excluded + released === 0 ? (
          <Card>
            <EmptyState>
              {isLive(slate.state)
                ? text.noApplicants(liveDays(slate.published_at, now))
                : text.noneApplied}
            </EmptyState>
          </Card>
        ) : (
          <Card flush>
            <Applicants {...props} chosen={chosen} onChoose={choose} />
          </Card>
        )}
        <p className="text-xs text-fg-subtle max-lg:hidden">{text.keys.slate}</p>
      </div>
      <div className="flex flex-col gap-4.5 lg:col-start-2">
        <HiddenCard hidden={slate.hidden} />
        <History title={text.roleHistory} steps={slate.history} wordsOf={stepWords} />
      </div>
      {releasing !== undefined && (
        <ReleaseDialog
          slate={slate}
          chosen={releasing}
          onDone={() => setChosen(new Set())}
          onClose={() => setReleasing(undefined)}
        />
      )}
    </div>
  );
}

/** The slate of one role. */
export function SlatePane(props: SlatePaneProps) {
  const query = useQuery(slateQuery(props.place.role));
  if (query.data !== undefined) return <Opened slate={query.data} {...props} />;
  if (!query.isError) return <SkeletonRows rows={6} />;
  if (isMissing(query.error)) return <p className="text-md">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import type { SlateCandidate, SlateDetail, SlateLook, SlatePart } from '@/api/words/hiring/slates';
import { useActKeys } from '@/features/review-queue/hooks';
import { stepWords } from '@/features/role-review/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { useRowKeys } from '@/ui/row-keys';
import { Segmented } from '@/ui/Segmented';
import { SkeletonRows } from '@/ui/Skeleton';
import { useNow } from '@/ui/Time';
import { applicantsQuery, slateQuery } from './api';
import { ApplicantRow } from './applicants/ApplicantRow';
import { ChecksCard } from './checks/ChecksCard';
import { MoveDialog } from './MoveDialog';
import { ReleaseDialog } from './ReleaseDialog';
import { isLive, keyOf, liveDays, parts, type SlateAct } from './rules';
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
          <ApplicantRow
            key={one.id}
            candidate={one}
            look={place.look}
            to={link(one.id)}
            waits={
              place.part === 'waiting'
                ? {
                    chosen: chosen.has(one.id),
                    onChoose: () => onChoose(one.id),
                    onMove: () => setMoving(one),
                  }
                : null
            }
          />
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
    <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-3">
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
      {/* People first: what fails of the checks is said again where they are released. */}
      <div className="flex flex-col gap-4.5">
        <ChecksCard checks={slate.checks} />
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

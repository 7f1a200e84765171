import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Network, NetworkNode } from '@/api/words/admin';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { NodeMark } from './NodeMark';
import { figuresOf, nameOf, neighbours, pageOf, tieWords } from './rules';
import { text } from './text';

const words = text.panel;
/** So many rows are shown; a search finds the others. */
const SHOWN = 30;

type Rows = readonly { key: string; node: NetworkNode; detail: string }[];

function NodeRows({ rows, onOpen }: { rows: Rows; onOpen: (id: string) => void }) {
  return (
    <ul className="flex flex-col">
      {rows.slice(0, SHOWN).map(({ key, node, detail }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onOpen(node.id)}
            className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 py-1 text-left text-sm hover:bg-surface-hover max-md:min-h-11"
          >
            <NodeMark kind={node.kind} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{nameOf(node)}</span>
              <span className="block text-xs break-words text-fg-muted">
                {text.kind[node.kind]} · {detail}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function detailOf({ kind, brought, members, arriving, applied }: NetworkNode): string {
  if (kind === 'cluster') return `${words.members}: ${members.toLocaleString('en')}`;
  if (kind === 'role') return words.appliedBy(applied);
  return brought > 0 ? words.brings(brought) : words.leads(arriving);
}

type ListProps = {
  /** What the list is called while nothing is searched for. */
  title: string;
  found: readonly NetworkNode[];
  search: string;
  onOpen: (id: string) => void;
};

/** The nodes as a list: those who brought most, or what a search finds. */
export function NodeList({ title, found, search, onOpen }: ListProps) {
  const rows = found.map((node) => ({ key: node.id, node, detail: detailOf(node) }));
  return (
    <section aria-labelledby="network-list" className="flex flex-col gap-1">
      <h2 id="network-list" tabIndex={-1} className="px-2 text-md font-semibold outline-none">
        {search === '' ? title : words.found}
      </h2>
      {rows.length === 0 && (
        <p className="px-2 text-sm text-fg-muted">
          {search === '' ? words.nobody : words.noneFound}
        </p>
      )}
      <NodeRows rows={rows} onOpen={onOpen} />
      {rows.length > SHOWN && (
        <p className="px-2 text-xs text-fg-muted">{words.more(rows.length - SHOWN)}</p>
      )}
    </section>
  );
}

function Figures({ node }: { node: NetworkNode }) {
  const figures = figuresOf(node);
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line">
      {figures.map(([label, count]) => (
        <div key={label} className="border-line p-3 odd:border-r nth-[n+3]:border-t">
          <dt className="text-xs text-fg-muted">{label}</dt>
          <dd className="text-2xl tabular-nums">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far those came whom a node brought. */
function Funnel({ node }: { node: NetworkNode }) {
  if (node.brought === 0) return null;
  const bars: readonly (readonly [string, number, string])[] = [
    [words.brought, node.brought, 'bg-verdigris-6'],
    [words.applied, node.applied, 'bg-verdigris-8'],
    [words.placed, node.placed, 'bg-verdigris-9'],
  ];
  return (
    <section aria-labelledby="network-funnel">
      <h3 id="network-funnel" className="mb-2 text-sm font-semibold">
        {words.funnel}
      </h3>
      <ul className="flex flex-col gap-2 text-xs">
        {bars.map(([label, count, tone]) => (
          <li key={label} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-2">
            <span>{label}</span>
            <span className="h-2 rounded-full bg-surface-active">
              <span
                className={`block h-full rounded-full ${tone}`}
                style={{ width: `${(100 * count) / node.brought}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{count.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PanelProps = {
  network: Network;
  node: NetworkNode;
  onOpen: (id: string) => void;
  onClose: () => void;
  onNear: (id: string) => void;
  onPartner: (id: string) => void;
  onPath: (id: string) => void;
};

/** Everything about one node, with the way to its page. */
export function NodePanel({ network, node, onOpen, onClose, ...acts }: PanelProps) {
  const beside = neighbours(node.id, network.nodes, network.links);
  const page = node.of === null ? null : pageOf(node.kind, node.of);
  const rows = beside.map(({ node: near, ...tie }) => ({
    key: `${tie.kind} ${String(tie.out)} ${near.id}`,
    node: near,
    detail: tieWords(tie),
  }));
  return (
    <section aria-label={words.label} className="flex flex-col gap-4.5">
      <header className="flex items-start gap-2.5">
        <span className="pt-1.5">
          <NodeMark kind={node.kind} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="text-xl break-words outline-none">
            {nameOf(node)}
          </h2>
          <p className="text-xs text-fg-muted">{text.kind[node.kind]}</p>
        </div>
        <IconButton label={words.close} onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <Figures node={node} />
      <Funnel node={node} />
      <div className="flex flex-wrap gap-2">
        {page !== null && node.kind !== 'cluster' && (
          <Button variant="primary" asChild>
            <Link to={page}>{words.open[node.kind]}</Link>
          </Button>
        )}
        {node.of !== null && (
          <Button size="sm" onClick={() => acts.onNear(node.id)}>
            {words.near}
          </Button>
        )}
        <Button size="sm" onClick={() => acts.onPath(node.id)}>
          {text.path.begin}
        </Button>
        {node.kind === 'partner' && node.of !== null && (
          <Button size="sm" onClick={() => acts.onPartner(node.of ?? '')}>
            {words.only}
          </Button>
        )}
      </div>
      <section aria-labelledby="network-beside" className="flex flex-col gap-1">
        <h3 id="network-beside" className="px-2 text-sm font-semibold">
          {words.beside}
        </h3>
        <NodeRows rows={rows} onOpen={onOpen} />
        {rows.length > SHOWN && (
          <p className="px-2 text-xs text-fg-muted">{words.more(rows.length - SHOWN)}</p>
        )}
      </section>
    </section>
  );
}

import { useId, useState } from 'react';
import { Segmented } from '@/ui/Segmented';
import { Table, Td, Th } from '@/ui/Table';
import { text } from '@/ui/text';
import { Plot, type PlotProps } from './Plot';
import { totalOf } from './rules';

const views = [
  { value: 'figure', label: text.chart.figure },
  { value: 'table', label: text.chart.table },
] as const;

type ChartProps = Omit<PlotProps, 'labelledBy' | 'layout'> & {
  title: string;
  /** What a reader should take from it, in a sentence or two. */
  summary: string;
  layout?: PlotProps['layout'];
  /** What the columns of the table are called. */
  heads: { label: string; value: string; part?: string };
  /** Whether the categories add up to something: the table says it. */
  total?: boolean;
  headingLevel?: 2 | 3;
};

/** Which is the filled part and which the outlined whole. */
function Legend({ heads }: Pick<ChartProps, 'heads'>) {
  if (heads.part === undefined) return null;
  const box = 'inline-block size-3 border border-viz-1';
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-muted">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`${box} bg-surface-2`} />
        {heads.value}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`${box} bg-viz-1 forced-colors:bg-[CanvasText]`} />
        {heads.part}
      </span>
    </p>
  );
}

function Values({ title, bars, heads, format, total }: Omit<ChartProps, 'summary'>) {
  const sum = totalOf(bars);
  const hasParts = heads.part !== undefined;
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <Th>{heads.label}</Th>
          <Th numeric>{heads.value}</Th>
          {hasParts && <Th numeric>{heads.part}</Th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, part }) => (
          <tr key={label}>
            <Td>{label}</Td>
            <Td numeric>{format(value)}</Td>
            {hasParts && <Td numeric>{format(part ?? 0)}</Td>}
          </tr>
        ))}
        {total === true && (
          <tr className="font-medium">
            <Td>{text.chart.total}</Td>
            <Td numeric>{format(sum.value)}</Td>
            {hasParts && <Td numeric>{format(sum.part)}</Td>}
          </tr>
        )}
      </tbody>
    </Table>
  );
}

/** A picture with what it says in words, or the same as a table: one toggle chooses. */
export function Chart(props: ChartProps) {
  const { title, summary, bars, format, mark, heads, layout = 'columns', headingLevel = 3 } = props;
  const [view, setView] = useState<'figure' | 'table'>('figure');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Heading id={`${id}-title`} className="text-sm font-medium">
            {title}
          </Heading>
          <p id={`${id}-summary`} className="mt-0.5 text-sm text-fg-muted">
            {summary}
          </p>
        </div>
        <Segmented
          label={text.chart.viewOf(title)}
          value={view}
          options={views}
          onChange={setView}
        />
      </div>
      {view === 'table' ? (
        <Values {...props} />
      ) : (
        <figure className="m-0">
          <Legend heads={heads} />
          <Plot
            bars={bars}
            layout={layout}
            format={format}
            mark={mark}
            labelledBy={`${id}-title ${id}-summary`}
          />
          {mark !== undefined && (
            <figcaption className="mt-1 text-xs text-fg-muted">{mark.label}</figcaption>
          )}
        </figure>
      )}
    </section>
  );
}

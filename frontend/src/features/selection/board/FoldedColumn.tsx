import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronsLeftRight } from 'lucide-react';
import { rows } from '@/api/cache/page';
import { columnQuery } from '@/features/selection/api';
import { text } from '@/features/selection/text';
import { cx } from '@/ui/cx';
import { Tooltip } from '@/ui/Tooltip';
import { useDrop, type ColumnProps } from './BoardColumn';
import { foldId } from './shelf';

/** A column as a strip with its name and how many it holds. What is dropped on it moves there all the same. */
export function FoldedColumn(props: ColumnProps) {
  const { role, column, sought, onFold } = props;
  const isSearched = sought.q !== '';
  // Words are found page by page; only then are its cards asked for.
  const query = useInfiniteQuery({ ...columnQuery(role, column, sought), enabled: isSearched });
  const drop = useDrop(props);
  const name = text.columns[column];
  const found = rows(query.data).length;
  const count = isSearched ? found : (props.count ?? 0);
  return (
    <section
      aria-label={text.columnLabel(name, count)}
      {...drop.props}
      className={cx('flex w-9 flex-none rounded-lg border', drop.look)}
    >
      <Tooltip content={`${text.unfolding} ${name}`} side="left">
        <button
          type="button"
          id={foldId(column)}
          aria-expanded={false}
          onClick={onFold}
          className="flex min-h-0 flex-1 flex-col items-center gap-2 rounded-lg py-2 -outline-offset-2 hover:bg-surface-hover"
        >
          <ChevronsLeftRight
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 text-fg-muted"
          />
          <span className="flex min-h-0 items-center gap-2 text-sm font-semibold [writing-mode:vertical-rl]">
            <span className="sr-only">{text.unfolding}</span>
            {name}
            <span className="text-xs font-normal text-fg-muted tabular-nums">
              {isSearched ? text.found(count, query.hasNextPage) : count}
            </span>
          </span>
        </button>
      </Tooltip>
    </section>
  );
}

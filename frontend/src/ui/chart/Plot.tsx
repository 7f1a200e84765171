import { Columns, columnsHeight } from './Columns';
import { Rows, rowsHeight } from './Rows';
import type { Bar, Mark } from './rules';
import { useWidth } from './use-width';

export type PlotProps = {
  bars: readonly Bar[];
  layout: 'columns' | 'rows';
  format: (value: number) => string;
  mark?: Mark | undefined;
  /** How far the scale of rows reaches at least, so that one of few does not fill the width. */
  reach?: number;
  /** Ids of what names the picture and of what it says. */
  labelledBy: string;
};

/** The picture of a chart. Nothing in it moves. */
export function Plot({ bars, layout, format, mark, reach, labelledBy }: PlotProps) {
  const [width, measure] = useWidth();
  const height = layout === 'rows' ? rowsHeight(bars.length) : columnsHeight;
  return (
    <div ref={measure} className="w-full overflow-hidden">
      <svg role="img" aria-labelledby={labelledBy} width={width} height={height}>
        {width > 0 &&
          (layout === 'rows' ? (
            <Rows bars={bars} width={width} format={format} reach={reach ?? 0} />
          ) : (
            <Columns bars={bars} width={width} format={format} mark={mark} />
          ))}
      </svg>
    </div>
  );
}

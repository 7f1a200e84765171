import { Download } from 'lucide-react';
import { useRef } from 'react';
import { GridView } from '@/features/grids/drawing/GridView';
import { asSvg } from '@/features/grids/formats/write';
import { SYMBOLS, type Grid } from '@/features/grids/rules';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { text } from './text';

/** The colours as they are on the screen, in the palette that is chosen. */
function coloursAt(element: Element): string[] {
  const style = getComputedStyle(element);
  return [...SYMBOLS.map((symbol) => `--arc-${symbol}`), '--arc-line'].map((name) =>
    style.getPropertyValue(name).trim(),
  );
}

/** Draws the cells by hand: a picture of an SVG would be a request that the page forbids. */
async function asPng(grid: Grid, colours: readonly string[]): Promise<Blob> {
  const pixels = 20;
  const canvas = document.createElement('canvas');
  canvas.width = (grid[0]?.length ?? 0) * pixels + 1;
  canvas.height = grid.length * pixels + 1;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = colours[10] ?? '';
  context.fillRect(0, 0, canvas.width, canvas.height);
  grid.forEach((row, y) =>
    row.forEach((symbol, x) => {
      context.fillStyle = colours[symbol] ?? '';
      context.fillRect(x * pixels + 1, y * pixels + 1, pixels - 1, pixels - 1);
    }),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
}

/** The grid as a picture, with its colours as they are chosen. */
export function PictureOutput({ grid }: { grid: Grid }) {
  const place = useRef<HTMLDivElement>(null);
  const colours = () => (place.current === null ? [] : coloursAt(place.current));
  const savePng = async () => {
    try {
      saveFile(await asPng(grid, colours()), 'grid.png');
    } catch {
      notify('error', text.pictureFailed);
    }
  };
  const icon = <Download size={15} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <div ref={place}>
      <div className="mx-auto max-w-80">
        <GridView label={text.preview} grid={grid} digits={false} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={icon}
          onClick={() =>
            saveFile(new Blob([asSvg(grid, colours())], { type: 'image/svg+xml' }), 'grid.svg')
          }
        >
          {text.svg}
        </Button>
        <Button icon={icon} onClick={() => void savePng()}>
          {text.png}
        </Button>
      </div>
    </div>
  );
}

import { usePageTitle } from '@/ui/page-title';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { cx } from '@/ui/cx';
import { rasterise } from './rasterise';
import { text } from './text';

const logos = [
  { name: text.light, file: 'assay-lockup', dark: false },
  { name: text.dark, file: 'assay-lockup-dark', dark: true },
  { name: text.mono, file: 'assay-mark-mono', dark: false },
] as const;

const SIZES = [64, 256, 1024] as const;

/** Saves a blob under a name, by way of a link that is pressed at once. */
function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function savePng(file: string, height: number): Promise<void> {
  try {
    save(await rasterise(`/${file}.svg`, height), `${file}-${height}.png`);
  } catch {
    notify('error', text.failed);
  }
}

export default function LogoExport() {
  usePageTitle(text.title);
  return (
    <div className="page-x py-10">
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid gap-4.5 md:grid-cols-3">
        {logos.map(({ name, file, dark }) => (
          <Card key={file} title={name}>
            <div
              className={cx(
                'mb-4 grid h-36 place-items-center rounded-md',
                dark ? 'bg-ink' : 'bg-surface-sunken',
              )}
            >
              <img src={`/${file}.svg`} alt="" className="h-10" />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button asChild size="sm">
                <a href={`/${file}.svg`} download aria-label={text.downloadOf(text.svg, name)}>
                  {text.svg}
                </a>
              </Button>
              {SIZES.map((size) => (
                <Button
                  key={size}
                  size="sm"
                  aria-label={text.downloadOf(text.png(size), name)}
                  onClick={() => void savePng(file, size)}
                >
                  {text.png(size)}
                </Button>
              ))}
            </div>
          </Card>
        ))}
      </div>
      <p className="mt-6 max-w-(--prose-max) text-md text-fg-muted">{text.rules}</p>
      <p className="mt-2 max-w-(--prose-max) text-md text-fg-muted">{text.misuse}</p>
    </div>
  );
}

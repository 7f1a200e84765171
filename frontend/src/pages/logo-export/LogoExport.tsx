import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/api/client';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { everything, logos, pngName, SIZES, svgPath, type Logo } from './logos';
import { rasterise } from './rasterise';
import { ClearSpace, Misuse } from './Rules';
import { text } from './text';
import { zip } from './zip';

async function savePng(logo: Logo, size: number): Promise<void> {
  try {
    saveFile(await rasterise(svgPath(logo), size), pngName(logo, size));
  } catch {
    notify('error', text.failed);
  }
}

async function saveAll(): Promise<void> {
  try {
    saveFile(zip(await everything((logo) => api.drawing(svgPath(logo)))), 'assay-logos.zip');
  } catch {
    notify('error', text.allFailed);
  }
}

/** The logos to take away: one by one, or all in an archive that the browser makes. */
export default function LogoExport() {
  usePageTitle(text.title);
  const [packing, setPacking] = useState(false);
  const pack = async () => {
    setPacking(true);
    await saveAll();
    setPacking(false);
  };
  const all = (
    <Button
      variant="primary"
      loading={packing}
      icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void pack()}
    >
      {text.all}
    </Button>
  );
  return (
    <div className="page-x py-10">
      <PageHeader title={text.title} lead={text.lead} actions={all} />
      <div className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-3">
        {logos.map((logo) => (
          <LogoCard key={logo.file} logo={logo} />
        ))}
      </div>
      <div className="mt-4.5 grid gap-4.5 md:grid-cols-2">
        <ClearSpace />
        <Misuse />
      </div>
    </div>
  );
}

function LogoCard({ logo }: { logo: Logo }) {
  return (
    <Card title={logo.name}>
      <div
        data-theme="light"
        className={cx(
          'mb-4 grid h-36 place-items-center rounded-md',
          logo.dark ? 'bg-ink' : 'bg-surface-sunken',
        )}
      >
        <img src={svgPath(logo)} alt="" className="h-12" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <a href={svgPath(logo)} download aria-label={text.downloadOf(text.svg, logo.name)}>
            {text.svg}
          </a>
        </Button>
        {SIZES.map((size) => (
          <Button
            key={size}
            size="sm"
            aria-label={text.downloadOf(text.png(size), logo.name)}
            onClick={() => void savePng(logo, size)}
          >
            {text.png(size)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { downloadEdges, downloadGraph } from './api';
import type { Asked } from './rules';
import { text } from './text';

type Save = (asked: Asked) => Promise<{ blob: Blob }>;

/** What the filters let through, as files. */
export function Exports({ asked }: { asked: Asked }) {
  const save = (make: Save, name: string) => {
    make(asked).then(
      ({ blob }) => saveFile(blob, name),
      () => notify('error', text.exportFailed),
    );
  };
  const icon = <Download size={14} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      <Button size="sm" icon={icon} onClick={() => save(downloadEdges, 'network.csv')}>
        {text.csv}
      </Button>
      <Button size="sm" icon={icon} onClick={() => save(downloadGraph, 'network.graphml')}>
        {text.graphml}
      </Button>
    </>
  );
}

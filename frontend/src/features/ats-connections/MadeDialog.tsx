import type { MadeAtsConnection } from '@/api/words';
import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { text } from './text';

const words = text.made;

type MadeDialogProps = { made: MadeAtsConnection; onClose: () => void };

/** By what the system identifies itself, this once, and where it calls. */
export function MadeDialog({ made, onClose }: MadeDialogProps) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {words.done}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      footer={done}
    >
      {made.secret === null ? (
        <ErrorBox>{words.lost}</ErrorBox>
      ) : (
        <div className="flex flex-col gap-3">
          <div>
            <p className="mb-1 text-sm font-medium">{words.key}</p>
            <CopyField label={words.key} value={made.secret} />
          </div>
          <div>
            <p className="mb-1 text-sm font-medium">{words.address}</p>
            <CopyField label={words.address} value={made.address} />
          </div>
          <p className="text-xs text-fg-muted">{words.use[made.system]}</p>
        </div>
      )}
    </Dialog>
  );
}

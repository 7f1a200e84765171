import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { text } from './text';

/** What signs the events, this once. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.made.done}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.made.title}
      description={text.made.detail}
      footer={done}
    >
      {secret === null ? (
        <ErrorBox>{text.made.lost}</ErrorBox>
      ) : (
        <>
          <CopyField label={text.made.label} value={secret} />
          <p className="mt-2 text-xs text-fg-muted">{text.made.use}</p>
        </>
      )}
    </Dialog>
  );
}

import type { ReactNode, SubmitEvent } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { ErrorBox } from './ErrorBox';

type FormDialogProps = {
  title: string;
  description: string;
  children: ReactNode;
  /** Why it was not done, under the fields; what was typed stays. */
  failure: { words: string; error: unknown } | null;
  words: { cancel: string; submit: string };
  danger?: boolean;
  loading: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Moves the focus when it has closed, and says so; else it returns to what opened it. */
  onClosed?: () => boolean;
};

/** A dialog that asks before something is done, with what has to be said for it. */
export function FormDialog({ children, failure, words, danger = false, ...rest }: FormDialogProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    rest.onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={rest.onClose}
      title={rest.title}
      description={rest.description}
      onClosed={rest.onClosed}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        {failure !== null && <ErrorBox error={failure.error}>{failure.words}</ErrorBox>}
        <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
          <Button onClick={rest.onClose}>{words.cancel}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={rest.loading}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

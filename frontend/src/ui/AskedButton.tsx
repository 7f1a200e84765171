import { useState } from 'react';
import { AlertDialog } from './AlertDialog';
import { Button, type ButtonProps } from './Button';

type AskedButtonProps = Omit<ButtonProps, 'onClick' | 'asChild' | 'type'> & {
  /** What is asked, what will happen, the word for doing it and the one for leaving it. */
  ask: { title: string; detail: string; confirm: string; cancel: string };
  onConfirm: () => void;
};

/** A button for what cannot be undone: it asks once before anything is done. */
export function AskedButton({ ask, onConfirm, ...button }: AskedButtonProps) {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {asking && (
        <AlertDialog
          open
          danger
          onOpenChange={() => setAsking(false)}
          title={ask.title}
          description={ask.detail}
          confirmLabel={ask.confirm}
          cancelLabel={ask.cancel}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

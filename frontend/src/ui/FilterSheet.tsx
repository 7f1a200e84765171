import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type FilterSheetProps = {
  /** What the button says, with how many filters are chosen. */
  button: string;
  title: string;
  /** Names the fields as one group. */
  label: string;
  done: string;
  children: ReactNode;
};

/** On a phone: one button that says how many filters are chosen, and a sheet with all of them. */
export function FilterSheet({ button, title, label, done, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {done}
          </Button>
        }
      >
        <div role="group" aria-label={label} className="flex flex-col gap-3">
          {children}
        </div>
      </Dialog>
    </>
  );
}

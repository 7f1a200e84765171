import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from './AlertDialog';
import { Dialog } from './Dialog';
import { TooltipProvider } from './Tooltip';

type PageProps = {
  /** What opens the dialog goes once it is done. */
  isGone?: boolean;
  alert?: boolean;
};

/** A page whose dialog holds no trigger of its own. */
function Page({ isGone = false, alert = false }: PageProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    setOpen(false);
  };
  return (
    <TooltipProvider>
      <h1 tabIndex={-1}>Page</h1>
      {!(done && isGone) && (
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
      )}
      {open && !alert && (
        <Dialog open onOpenChange={setOpen} title="Asking">
          <button type="button" onClick={finish}>
            Send
          </button>
        </Dialog>
      )}
      {open && alert && (
        <AlertDialog
          open
          onOpenChange={setOpen}
          title="Sure?"
          description="It stays."
          confirmLabel="Send"
          cancelLabel="Keep"
          onConfirm={finish}
        />
      )}
    </TooltipProvider>
  );
}

const focused = () => document.activeElement?.textContent;

async function sendBy(props: PageProps) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

it.each([{ alert: false }, { alert: true }])(
  'the focus goes back to what opened a dialog: %o',
  async (props) => {
    await sendBy(props);
    await waitFor(() => expect(focused()).toBe('Ask'));
  },
);

it('it goes to the heading of the page where that is gone', async () => {
  await sendBy({ isGone: true });
  await waitFor(() => expect(focused()).toBe('Page'));
});

import { toast } from 'react-toastify/unstyled';

type NotifyAction = { label: string; onClick: () => void };

function Message({
  message,
  action,
  close,
}: {
  message: string;
  action: NotifyAction | undefined;
  close: () => void;
}) {
  if (action === undefined) return <span>{message}</span>;
  const press = () => {
    action.onClick();
    close();
  };
  return (
    <span className="flex flex-1 items-center justify-between gap-3">
      <span>{message}</span>
      <button
        type="button"
        onClick={press}
        className="mr-3 shrink-0 font-semibold underline underline-offset-3"
      >
        {action.label}
      </button>
    </span>
  );
}

/** Called by notify; the container is mounted at the root. */
export function showToast(
  kind: 'success' | 'error' | 'warning' | 'info',
  message: string,
  action?: NotifyAction,
): void {
  toast[kind](({ closeToast }) => (
    <Message message={message} action={action} close={() => closeToast()} />
  ));
}

import { announce } from './announce';

type NotifyAction = { label: string; onClick: () => void };
type Kind = 'success' | 'error' | 'warning' | 'info';

/** Shows one toast, with at most one action. The toast library is fetched on first use. */
export function notify(kind: Kind, message: string, action?: NotifyAction): void {
  import('./toasts').then(
    ({ showToast }) => showToast(kind, message, action),
    // Without its file a toast cannot be shown, but it can still be said.
    () => announce(message, 'assertive'),
  );
}

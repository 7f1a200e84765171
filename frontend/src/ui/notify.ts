type NotifyAction = { label: string; onClick: () => void };
type Kind = 'success' | 'error' | 'warning' | 'info';

/** Shows one toast, with at most one action. The toast library is fetched on first use. */
export function notify(kind: Kind, message: string, action?: NotifyAction): void {
  void import('./toasts').then(({ showToast }) => showToast(kind, message, action));
}

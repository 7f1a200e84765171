/** How far along, `done` of `total`; the words that say so are the label. */
export function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  const share = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      className="h-1.5 overflow-hidden rounded-[3px] bg-surface-active"
    >
      <div className="h-full rounded-[3px] bg-primary" style={{ width: `${share}%` }} />
    </div>
  );
}

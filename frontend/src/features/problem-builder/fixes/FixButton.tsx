import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import type { Fix } from './use-fixes';

type FixButtonProps = { fix: Fix; about: string };

/** The button of one finding: it leads to the field, or fixes it at once. */
export function FixButton({ fix, about }: FixButtonProps) {
  const label = `${fix.label}: ${about}`;
  const look = 'mt-1 h-auto! min-h-7 py-1 text-left whitespace-normal!';
  if ('to' in fix)
    return (
      <Button asChild size="sm" className={look}>
        <Link to={fix.to} replace aria-label={label}>
          {fix.label}
        </Link>
      </Button>
    );
  return (
    <Button size="sm" loading={fix.isBusy} aria-label={label} onClick={fix.act} className={look}>
      {fix.label}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { text } from './text';

/** The page for staff; for everybody else there is nothing here, as the server says too. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      {user.is_billing_staff ? (
        children
      ) : (
        <>
          <PageHeader title={text.nothing} />
          <EmptyState
            action={
              <Button asChild>
                <Link to={paths.home}>{text.home}</Link>
              </Button>
            }
          >
            {text.nothingDetail}
          </EmptyState>
        </>
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hasCode } from '@/api/errors';
import { signInQuery } from '@/features/account/api';
import { ConfirmSignIn } from './ConfirmSignIn';

/** The person closed the question; the caller stays as it is and shows nothing. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

type Waiting = { confirmed: () => void; closed: () => void };

type RecentSignIn = {
  /** Runs an act; where the server wants a recent sign-in, asks for it and runs the act again. */
  run: <T>(act: () => Promise<T>) => Promise<T>;
  /** The question, to be rendered once. */
  dialog: ReactNode;
};

/** For acts that change an identity or erase data: the server takes them for 300 s after a sign-in. */
export function useRecentSignIn(): RecentSignIn {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        setWaiting(null);
        settle();
      };
      setWaiting({ confirmed: end(resolve), closed: end(() => reject(new NotConfirmed())) });
    });
  const run = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (!hasCode(error, 'recent_sign_in_required')) throw error;
    }
    await ask();
    void client.invalidateQueries({ queryKey: signInQuery.queryKey });
    return act();
  };
  const dialog = waiting !== null && (
    <ConfirmSignIn onConfirmed={waiting.confirmed} onClose={waiting.closed} />
  );
  return { run, dialog };
}

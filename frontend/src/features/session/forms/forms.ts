import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { authProblem, type AuthProblem } from '@/features/session/rules';
import { text } from '@/features/session/text';

const serverProblems: Record<string, string> = {
  account_kind_fixed: text.errors.accountKind,
  email_taken: text.errors.emailTaken,
  identity_mismatch: text.errors.identityMismatch,
  network: text.errors.identityDown,
  timeout: text.errors.identityDown,
};

/** Where and how an error of either side is shown on a sign-in form. */
export function problemOf(error: unknown): AuthProblem {
  if (!(error instanceof ApiError)) return authProblem(error);
  return {
    place: 'form',
    message: serverProblems[error.code] ?? (error.detail || text.errors.server),
  };
}

export type FormErrors = Partial<
  Record<'name' | 'email' | 'password' | 'form' | 'note', string>
> & {
  offer?: 'page';
};

function placed(error: unknown): FormErrors {
  const { place, message, offer } = problemOf(error);
  return { [place]: message, ...(offer === undefined ? {} : { offer }) };
}

/** Pending flag and placed errors of one sign-in form. `run` resolves to whether the act worked. */
export function useAuthForm(failure: unknown = null) {
  const [errors, setErrors] = useState<FormErrors>(() => (failure === null ? {} : placed(failure)));
  const [pending, setPending] = useState<string | null>(null);
  const run = async (what: string, act: () => Promise<unknown>): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(what);
    setErrors({});
    try {
      await act();
      return true;
    } catch (error) {
      setErrors(placed(error));
      return false;
    } finally {
      setPending(null);
    }
  };
  return { errors, setErrors, pending, run };
}

export type AuthForm = ReturnType<typeof useAuthForm>;

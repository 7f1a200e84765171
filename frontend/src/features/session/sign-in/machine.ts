import { SESSION_RESTORE_THRESHOLD_MS } from '@/facts/constants';
import type { User } from '@/api/words';

/** What the identity provider says about the person; the server's record is in the query cache. */
export type Account = {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
  /** Epoch milliseconds of the last sign-in; null where the provider does not say. */
  signedInAt: number | null;
};

/** What a sign-up form said, kept until the server has the account. */
export type Registration = {
  displayName: string | null;
  isCompany: boolean;
  /** The provider has just made the account, so that the server cannot know it yet. */
  isNew: boolean;
};

export type SessionState = {
  /** Nothing is shown while loading (spec §4). */
  status: 'loading' | 'signed-in' | 'signed-out';
  account: Account | null;
  registration: Registration | null;
  /** Why the way back from the provider's page did not end in a sign-in. */
  failure: unknown;
  /** Why it is not known yet whether somebody is signed in: the provider could not be asked. */
  unavailable: unknown;
};

export type SessionEvent =
  | { type: 'account'; account: Account | null }
  | { type: 'unavailable'; why: unknown }
  | { type: 'form'; registration: Registration | null }
  | { type: 'failure'; failure: unknown };

export const atStart: SessionState = {
  status: 'loading',
  account: null,
  registration: null,
  failure: null,
  unavailable: null,
};

/** The state after an event. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'account':
      return event.account === null
        ? { ...atStart, status: 'signed-out', failure: state.failure }
        : {
            ...state,
            status: 'signed-in',
            account: event.account,
            failure: null,
            unavailable: null,
          };
    case 'unavailable':
      // Nobody is signed out by it: a person stays signed in, and at the start the provider is asked again.
      return state.status === 'loading' ? { ...state, unavailable: event.why } : state;
    case 'form':
      return { ...state, registration: event.registration };
    case 'failure':
      return { ...state, failure: event.failure };
  }
}

/** Whether a person became signed in by this event: the first, or another one than before. */
export function becameSignedIn(before: SessionState, after: SessionState): boolean {
  return after.account !== null && before.account?.uid !== after.account.uid;
}

/** How an account came: the person has just proved who they are in this page, or the provider found their session. */
export type Came = 'signed-in' | 'found';

/**
 * A sign-in of this moment, not a session found again (spec §4). The provider says when it was, and `now` is what this
 * browser believes: a clock that is behind puts a sign-in of long ago into the future, and that is not this moment.
 */
export function isFresh(signedInAt: number | null, now: number): boolean {
  return signedInAt !== null && Math.abs(now - signedInAt) < SESSION_RESTORE_THRESHOLD_MS;
}

/** What is known when the server has answered who the signed-in person is. */
export type Arrival = {
  user: Pick<User, 'is_admin' | 'is_company' | 'email_verified' | 'profile_completed'>;
  fresh: boolean;
  /** The well-formed code that waits in the browser. */
  referral: string | null;
  /** This browser has settled a code for this person before. */
  referralSet: boolean;
  /** This browser has asked for this person's e-mail before. */
  verificationSent: boolean;
};

export type Act = 'register' | 'apply-referral' | 'send-verification';

/** What is to be done on becoming signed in, in this order (spec §4). */
export function actsOnArrival(arrival: Arrival): Act[] {
  const { user, fresh, referral, referralSet, verificationSent } = arrival;
  if (user.is_admin) return ['register'];
  const acts: Act[] = [];
  if (referral !== null && !referralSet) acts.push('apply-referral');
  const mayNeedMail = !user.is_company && !user.email_verified && !user.profile_completed;
  if (!fresh && mayNeedMail && !verificationSent) acts.push('send-verification');
  return acts;
}

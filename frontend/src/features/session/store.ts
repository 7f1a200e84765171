import { create } from 'zustand';

/** What the identity provider says about the person; the server's record is in the query cache. */
export type Account = {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
};

/** What a sign-up form said, kept until the server has the account. */
export type Registration = { displayName: string | null; isCompany: boolean };

type SessionState = {
  status: 'loading' | 'signed-in' | 'signed-out';
  account: Account | null;
  registration: Registration | null;
};

const useStore = create<SessionState>()(() => ({
  status: 'loading',
  account: null,
  registration: null,
}));

export const useSessionStatus = () => useStore((state) => state.status);
export const useAccount = () => useStore((state) => state.account);

/** The present state outside of React. */
export const session = () => useStore.getState();

export const sessionActions = {
  signedIn: (account: Account) => useStore.setState({ status: 'signed-in', account }),
  signedOut: () => useStore.setState({ status: 'signed-out', account: null, registration: null }),
  register: (registration: Registration | null) => useStore.setState({ registration }),
};

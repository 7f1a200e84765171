import { create } from 'zustand';
import {
  atStart,
  reduce,
  type Account,
  type Registration,
  type SessionEvent,
  type SessionState,
} from './sign-in/machine';

const useStore = create<SessionState>()(() => atStart);

export const useSessionStatus = () => useStore((state) => state.status);
export const useAccount = () => useStore((state) => state.account);
/** Why the way back from the provider's page did not end in a sign-in; null mostly. */
export const useFailure = () => useStore((state) => state.failure);

/** Why the provider could not be asked at the start; null mostly. */
export const useUnavailable = () => useStore((state) => state.unavailable);

/** The present state outside of React. */
export const session = () => useStore.getState();

/** The state once it is known whether somebody is signed in: at the start the provider has to be asked. */
export function settled(): Promise<SessionState> {
  return new Promise((resolve) => {
    const stop = useStore.subscribe(resolveIfSettled);
    function resolveIfSettled(state: SessionState): void {
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    }
    resolveIfSettled(session());
  });
}

function dispatch(event: SessionEvent): void {
  useStore.setState((state) => reduce(state, event), true);
}

export const sessionActions = {
  signedIn: (account: Account) => dispatch({ type: 'account', account }),
  signedOut: () => dispatch({ type: 'account', account: null }),
  unavailable: (why: unknown) => dispatch({ type: 'unavailable', why }),
  register: (registration: Registration | null) => dispatch({ type: 'form', registration }),
  fail: (failure: unknown) => dispatch({ type: 'failure', failure }),
};

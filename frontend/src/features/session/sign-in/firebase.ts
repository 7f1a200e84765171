// Reached only by import(): a visitor who never signed in never downloads the SDK.
import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '@/api/words';
import type { Account } from './machine';

/** One initialised SDK. No popup resolver here: it would fetch Google's frame on every page. */
export function createIdentity(config: PublicConfig['firebase']) {
  const app = initializeApp({
    projectId: config.project_id,
    apiKey: config.api_key,
    authDomain: config.auth_domain,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (config.emulator_url !== null) {
    connectAuthEmulator(auth, config.emulator_url, { disableWarnings: true });
  }
  return { ...accountOn(auth), ...googleOn(auth), ...linksOn(auth) };
}

function accountOf(user: User): Account {
  const at = Date.parse(user.metadata.lastSignInTime ?? '');
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    emailVerified: user.emailVerified,
    signedInAt: Number.isNaN(at) ? null : at,
  };
}

function accountOn(auth: Auth) {
  return {
    /** Calls back with the restored account or null, then on every change. */
    watch: (onChange: (account: Account | null) => void) =>
      onAuthStateChanged(auth, (user) => onChange(user === null ? null : accountOf(user))),
    token: async (force: boolean) =>
      auth.currentUser === null ? null : await auth.currentUser.getIdToken(force),
    signUp: async (email: string, password: string, displayName: string) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName });
      return accountOf(user);
    },
    logIn: async (email: string, password: string) =>
      accountOf((await signInWithEmailAndPassword(auth, email, password)).user),
    /** Asks the provider again and gets a token with the present facts. */
    reload: async () => {
      if (auth.currentUser === null) throw new Error('nobody is signed in');
      await auth.currentUser.reload();
      await auth.currentUser.getIdToken(true);
      return accountOf(auth.currentUser);
    },
    logOut: () => signOut(auth),
  };
}

function googleOn(auth: Auth) {
  const google = () => {
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    return provider;
  };
  return {
    /** In a separate window; the SDK makes it 500 by 600 and waits 8 s for a closed one. */
    googleWindow: async () =>
      accountOf((await signInWithPopup(auth, google(), browserPopupRedirectResolver)).user),
    /** Leaves the page for Google's; `redirected` picks up the answer at the next start. */
    googleRedirect: (): Promise<never> =>
      signInWithRedirect(auth, google(), browserPopupRedirectResolver),
    /** Who came back from Google's page; null when nobody did. */
    redirected: async () => {
      const back = await getRedirectResult(auth, browserPopupRedirectResolver);
      return back === null ? null : accountOf(back.user);
    },
  };
}

function linksOn(auth: Auth) {
  return {
    sendReset: (email: string, returnTo: string) =>
      sendPasswordResetEmail(auth, email, { url: returnTo }),
    /** Whose password the code of a reset mail may set. */
    resetEmail: (code: string) => verifyPasswordResetCode(auth, code),
    reset: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    /** Settles the code of a mail that verifies an address. */
    applyCode: (code: string) => applyActionCode(auth, code),
    sendLink: (email: string, landing: string) =>
      sendSignInLinkToEmail(auth, email, { url: landing, handleCodeInApp: true }),
    followLink: async (email: string, href: string) =>
      accountOf((await signInWithEmailLink(auth, email, href)).user),
  };
}

export type Identity = ReturnType<typeof createIdentity>;

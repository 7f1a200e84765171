// Reached only by import(): a visitor who never signed in never downloads the SDK.
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '@/api/types';
import type { Account } from './store';

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
  return identityOf(auth);
}

function accountOf(user: User): Account {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    emailVerified: user.emailVerified,
  };
}

function identityOf(auth: Auth) {
  const me = () => {
    if (auth.currentUser === null) throw new Error('nobody is signed in');
    return auth.currentUser;
  };
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
    logIn: async (email: string, password: string) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return accountOf(user);
    },
    google: async () => {
      const { user } = await signInWithPopup(
        auth,
        new GoogleAuthProvider(),
        browserPopupRedirectResolver,
      );
      return accountOf(user);
    },
    sendVerification: (returnTo: string) => sendEmailVerification(me(), { url: returnTo }),
    /** Asks the provider again and gets a token that says what is true now. */
    reload: async () => {
      const user = me();
      await user.reload();
      await user.getIdToken(true);
      return accountOf(user);
    },
    sendReset: (email: string, returnTo: string) =>
      sendPasswordResetEmail(auth, email, { url: returnTo }),
    logOut: () => signOut(auth),
  };
}

export type Identity = ReturnType<typeof createIdentity>;

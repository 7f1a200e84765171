// Reached only by import(), like firebase.ts: proving again who one is, and what the SDK knows of this sign-in.
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  getAuth,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth';

/** The provider's facts about the present sign-in. */
export type SignInFacts = {
  /** When the person last proved who they are, as an ISO moment. */
  at: string;
  /** The provider's name of how: `password`, `google.com`, `emailLink`; null where it gives none. */
  method: string | null;
  /** Every way this account can sign in. */
  ways: readonly string[];
  /** When the account was made; null where the provider does not say. */
  createdAt: string | null;
};

const iso = (moment: string) => new Date(moment).toISOString();

/** The SDK's one instance; firebase.ts has set it up before anyone is signed in. */
function me() {
  const { currentUser } = getAuth();
  if (currentUser === null) throw new Error('nobody is signed in');
  return currentUser;
}

/** Proves by password that it is still the same person. Another account's password is refused. */
export async function confirmPassword(password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(me().email ?? '', password);
  await reauthenticateWithCredential(me(), credential);
}

/** The same through Google's window. Choosing another account there is refused. */
export async function confirmGoogle(): Promise<void> {
  await reauthenticateWithPopup(me(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

export async function facts(): Promise<SignInFacts> {
  const token = await me().getIdTokenResult();
  const created = me().metadata.creationTime;
  return {
    at: iso(token.authTime),
    method: token.signInProvider,
    ways: me().providerData.map((provider) => provider.providerId),
    createdAt: created === undefined ? null : iso(created),
  };
}

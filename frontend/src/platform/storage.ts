import { logError } from './log';

/** Every key this application keeps in the browser, and where. Two are secret, in the tab only: what a link of a mail was exchanged for, and the admin's permission to view as somebody. */
const keys = {
  signedIn: { name: 'assay.signedIn', area: 'local' },
  erasing: { name: 'assay.erasing', area: 'local' },
  referralCode: { name: 'assay.referralCode', area: 'local' },
  referralCodeOfTab: { name: 'assay.referralCode', area: 'session' },
  referralClickOfTab: { name: 'assay.referralClick', area: 'session' },
  bannerDismissed: { name: 'assay.bannerDismissed', area: 'session' },
  chunkReloadAt: { name: 'assay.chunkReloadAt', area: 'session' },
  redirectPending: { name: 'assay.redirectPending', area: 'session' },
  justSignedUp: { name: 'assay.justSignedUp', area: 'local' },
  aiCode: { name: 'assay.aiCode', area: 'session' },
  registerAs: { name: 'assay.registerAs', area: 'session' },
  fixedQuestions: { name: 'assay.fixedQuestions', area: 'local' },
  emailForLink: { name: 'assay.emailForLink', area: 'local' },
  afterConfirming: { name: 'assay.afterConfirming', area: 'local' },
  inquiryDraft: { name: 'assay.inquiryDraft', area: 'session' },
  likeAfterLogin: { name: 'assay.likeAfterLogin', area: 'session' },
  roleDraft: { name: 'assay.roleDraft', area: 'session' },
  talentDraft: { name: 'assay.talentDraft', area: 'session' },
  mailedReport: { name: 'assay.mailedReport', area: 'session' },
  interviewDraft: { name: 'assay.interviewDraft', area: 'session' },
  puzzleDrawing: { name: 'assay.puzzleDrawing', area: 'session' },
  viewAs: { name: 'assay.viewAs', area: 'session' },
  gridView: { name: 'assay.gridView', area: 'local' },
  theme: { name: 'assay.theme', area: 'local' },
} as const satisfies Record<string, { name: string; area: 'local' | 'session' }>;

export type StorageKey = keyof typeof keys;

const areaOf = (key: StorageKey): Storage =>
  keys[key].area === 'local' ? localStorage : sessionStorage;

/** The kept value; null when absent or when the browser forbids storage. */
export function read(key: StorageKey): string | null {
  try {
    return areaOf(key).getItem(keys[key].name);
  } catch {
    return null;
  }
}

/** Keeps a value; a full or forbidden store costs only the memory of it. */
export function write(key: StorageKey, value: string): void {
  try {
    areaOf(key).setItem(keys[key].name, value);
  } catch (error) {
    logError(`storage refused ${keys[key].name}`, error);
  }
}

export function forget(key: StorageKey): void {
  try {
    areaOf(key).removeItem(keys[key].name);
  } catch (error) {
    logError(`storage refused ${keys[key].name}`, error);
  }
}

/** Calls back when another tab keeps a value under this key, or forgets it (null). */
export function onOtherTab(key: StorageKey, run: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === keys[key].name && event.storageArea === areaOf(key)) run(event.newValue);
  });
}

/** What a person has not sent anywhere yet, by the parts of their work, in the browser until they log out. */
const ownedNames = { assessmentDraft: 'assay.assessmentDraft' } as const;

export type OwnedKey = keyof typeof ownedNames;

const ownedName = (key: OwnedKey, uid: string, part: string) => `${ownedNames[key]}.${uid}.${part}`;

export function readOwned(key: OwnedKey, uid: string, part: string): string | null {
  try {
    return localStorage.getItem(ownedName(key, uid, part));
  } catch {
    return null;
  }
}

export function writeOwned(key: OwnedKey, uid: string, part: string, value: string): void {
  try {
    localStorage.setItem(ownedName(key, uid, part), value);
  } catch (error) {
    logError(`storage refused ${ownedNames[key]}`, error);
  }
}

function namesOwnedBy(uid: string): string[] {
  const prefixes = Object.values(ownedNames).map((name) => `${name}.${uid}.`);
  return Object.keys(localStorage).filter((name) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  );
}

/** Whether this browser holds something of a person that the server does not have. */
export function hasOwned(uid: string): boolean {
  try {
    return namesOwnedBy(uid).length > 0;
  } catch {
    return false;
  }
}

/** Removes a person's part, or all of theirs. */
export function forgetOwned(uid: string, one?: { key: OwnedKey; part: string }): void {
  try {
    const names = one === undefined ? namesOwnedBy(uid) : [ownedName(one.key, uid, one.part)];
    for (const name of names) localStorage.removeItem(name);
  } catch (error) {
    logError('storage refused what a person leaves', error);
  }
}

/** Calls back when another tab keeps such a part, or forgets it (null); answers how to be called no more. */
export function onOwnedElsewhere(
  key: OwnedKey,
  uid: string,
  part: string,
  run: (value: string | null) => void,
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === localStorage && event.key === ownedName(key, uid, part))
      run(event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** What is remembered once for each person: that something was done and need not be done again. */
const personalNames = {
  referralSet: 'assay.referralSet',
  verificationSent: 'assay.verificationSent',
  lackingAsked: 'assay.lackingAsked',
} as const;

export type PersonalFlag = keyof typeof personalNames;

const flagName = (flag: PersonalFlag, uid: string) => `${personalNames[flag]}.${uid}`;

/** What is remembered of it for this person; null where it was not done, or the browser keeps nothing. */
export function readFlag(flag: PersonalFlag, uid: string): string | null {
  try {
    return localStorage.getItem(flagName(flag, uid));
  } catch {
    return null;
  }
}

/** Whether it was done for this person in this browser. */
export const isFlagged = (flag: PersonalFlag, uid: string): boolean => readFlag(flag, uid) !== null;

const flagWatchers = new Set<() => void>();

/** Calls back when a flag is set or cleared in this tab; answers the end of that. */
export function onFlag(run: () => void): () => void {
  flagWatchers.add(run);
  return () => flagWatchers.delete(run);
}

function changeFlag(flag: PersonalFlag, change: () => void): void {
  try {
    change();
  } catch (error) {
    logError(`storage refused ${personalNames[flag]}`, error);
  }
  flagWatchers.forEach((run) => run());
}

export function setFlag(flag: PersonalFlag, uid: string, value = '1'): void {
  changeFlag(flag, () => localStorage.setItem(flagName(flag, uid), value));
}

export function clearFlag(flag: PersonalFlag, uid: string): void {
  changeFlag(flag, () => localStorage.removeItem(flagName(flag, uid)));
}

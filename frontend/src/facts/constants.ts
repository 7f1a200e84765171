// The specification's numbers that this application decides, each with the section it comes from and read by the code
// that keeps it. The window of a Google sign-in is the SDK's: 500 by 600, and 8 s until a closed one is noticed.

/** Spec §9: an identity token is reused for 3300 s. */
export const TOKEN_CACHE_SECONDS = 3300;
/** Spec §9: and replaced 60 s before it would run out. */
export const TOKEN_REFRESH_MARGIN_SECONDS = 60;
/** Spec §9: how long "Copied" stays. */
export const COPIED_MS = 2000;
/** Spec §9: a younger sign-in is a sign-in, an older one a restored session. */
export const SESSION_RESTORE_THRESHOLD_MS = 5000;
/** Spec §5: letters, digits and hyphens. */
export const REFERRAL_CODE_MIN = 3;
export const REFERRAL_CODE_MAX = 50;
/** Spec §9: data is fresh for 300 s, kept 1800 s, asked for again at most twice. */
export const DATA_FRESH_MS = 300_000;
/** What a page always reads again, but for what its own prefetch has read a moment before. */
export const DATA_JUST_READ_MS = 2_000;
export const DATA_KEPT_MS = 1_800_000;
export const DATA_RETRIES = 2;
export const DATA_REFETCH_ON_FOCUS = false;
/** Spec §9. */
export const CHUNK_RELOAD_THROTTLE_MS = 10_000;
/** Spec §9. */
export const ANALYTICS_IDLE_TIMEOUT_MS = 3000;
/** Spec §2: below this width the layout is the mobile one. */
export const MOBILE_BREAKPOINT_PX = 768;
/** Spec §9: exactly these toast settings. */
export const TOASTS = {
  position: 'top-right',
  autoClose: 4000,
  newestOnTop: true,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  theme: 'colored',
} as const;
/** Spec §9. */
export const TOAST_Z_INDEX = 10_001;

/** Spec §5, word for word. */
export const EMAIL_IN_USE_MESSAGE = 'This email already has an account. Please log in instead.';

/** The longest search that the server takes, in characters. */
export const SEARCH_MOST = 100;

/** The problem to try the editor and the judge with, as the server's bank calls it. */
export const WARM_UP = 'warmup';

import { describe, expect, it } from 'vitest';
import * as constants from './constants';

describe('the constants', () => {
  it('are the numbers of the specification, §5 and §9', () => {
    expect({ ...constants }).toEqual({
      TOKEN_CACHE_SECONDS: 3300,
      TOKEN_REFRESH_MARGIN_SECONDS: 60,
      POPUP_WIDTH: 500,
      POPUP_HEIGHT: 600,
      POPUP_CLOSED_DELAY_MS: 8000,
      COPIED_MS: 2000,
      SESSION_RESTORE_THRESHOLD_MS: 5000,
      REFERRAL_CODE_MIN: 3,
      REFERRAL_CODE_MAX: 50,
      DATA_FRESH_MS: 300_000,
      DATA_KEPT_MS: 1_800_000,
      DATA_RETRIES: 2,
      DATA_REFETCH_ON_FOCUS: false,
      CHUNK_RELOAD_THROTTLE_MS: 10_000,
      ANALYTICS_IDLE_TIMEOUT_MS: 3000,
      MOBILE_BREAKPOINT_PX: 768,
      TOASTS: {
        position: 'top-right',
        autoClose: 4000,
        newestOnTop: true,
        closeOnClick: true,
        pauseOnHover: true,
        pauseOnFocusLoss: true,
        draggable: true,
        theme: 'colored',
      },
      TOAST_Z_INDEX: 10_001,
      EMAIL_IN_USE_MESSAGE: 'This email already has an account. Please log in instead.',
    });
  });
});

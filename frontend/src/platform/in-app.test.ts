import { expect, it } from 'vitest';
import { inAppBrowser } from './in-app';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['linkedin', `${iPhone} (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30`],
  ['facebook', `${iPhone} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['facebook', `${android} Version/4.0 Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480]`],
  ['instagram', `${iPhone} (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0`],
  ['instagram', `${android} Chrome/131.0 Mobile Safari/537.36 Instagram 350.0 [FB_IAB/x]`],
  ['twitter', `${iPhone} (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.60`],
  ['twitter', `${android} Version/4.0 Chrome/131.0 Mobile Safari/537.36 TwitterAndroid`],
  ['tiktok', `${iPhone} (KHTML, like Gecko) Mobile/15E148 musical_ly_37.0 BytedanceWebview/d8a`],
  ['whatsapp', `${android} Chrome/131.0 Mobile Safari/537.36 WhatsApp/2.24`],
  ['webview', 'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/131.0'],
  ['webview', `${iPhone} (KHTML, like Gecko) Mobile/15E148`],
])('%s is known by its name', (kind, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(kind);
});

it.each([
  `${iPhone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
  `${iPhone} (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
  `${android} Chrome/131.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
  '',
])('a browser of its own is none: %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});

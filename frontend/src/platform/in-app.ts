/** The in-app browsers that are recognised (spec §2). */
export type InAppBrowser =
  'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'tiktok' | 'whatsapp' | 'webview';

// In this order: Instagram and WhatsApp also carry marks of Facebook's frame.
const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['linkedin', /LinkedInApp/i],
  ['instagram', /Instagram/i],
  ['whatsapp', /WhatsApp/i],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS)\b|\bFB4A\b/],
  ['twitter', /Twitter(?:Android| for )/i],
  ['tiktok', /musical_ly|BytedanceWebview|TikTok|trill_/i],
  // Android names it; on iOS a real browser names Safari, a view does not.
  ['webview', /; wv\)/],
  ['webview', /^(?=.*\b(?:iPhone|iPad|iPod)\b)(?=.*AppleWebKit)(?!.*Safari\/)/],
];

/** Which app shows this page in a browser of its own; null in a real browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

type Wishes = {
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
};

/** Whether the browser asks that its user not be counted: Do Not Track or Global Privacy Control. */
export function asksForPrivacy(browser: Wishes = navigator): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

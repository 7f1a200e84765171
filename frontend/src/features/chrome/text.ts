import type { InAppBrowser } from '@/platform/in-app';

const apps: Record<InAppBrowser, string> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  webview: 'another app',
};

/** Words of the frame around every page. */
export const text = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
  outOfDate: 'This page may be out of date.',
  waits: 'The page opens as soon as the connection is back.',
  retry: 'Retry',
  stale:
    'There is a new version of Assay, and a part of this page could not be loaded. Your text is still here. Save it, then reload.',
  reload: 'Reload',
  banner: {
    label: 'About this browser',
    message: (kind: InAppBrowser) =>
      `You opened this page inside ${apps[kind]}, where secure sign-in is not supported. Copy the link and open it in your browser.`,
    copy: 'Copy Link',
    copied: 'Copied',
    dismiss: 'Dismiss',
    copyByHand: (link: string) =>
      `The link could not be copied. Please copy it yourself:\n\n${link}`,
  },
} as const;

import type { ReportLink, ReportSection, ShareReport } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text } from './text';

/** Whose report a link shows to the person who makes it: their own, or that of a candidate of their company. */
export type Whose = 'own' | 'candidates';

/** The sections, in the order in which they are offered. */
export const SECTIONS: readonly ReportSection[] = [
  'name',
  'tests',
  'code',
  'playback',
  'integrity',
  'assistant',
];
/** For how many days a link can work, as offered. */
export const DAYS = ['1', '7', '30', '90'] as const;
/** How often it can be opened, as offered. */
export const VIEWS = ['any', '1', '5', '20'] as const;

export type ShareForm = {
  sections: readonly ReportSection[];
  days: (typeof DAYS)[number];
  views: (typeof VIEWS)[number];
  passcode: string;
};

/** Code is somebody's own: it is shown where they say so. */
export const EMPTY: ShareForm = {
  sections: ['name', 'tests'],
  days: '30',
  views: 'any',
  passcode: '',
};

/** Whether nothing or a passcode that the server takes was typed. */
export function isPasscode(typed: string): boolean {
  const length = Array.from(typed).length;
  return length === 0 || (length >= 6 && length <= 64);
}

/** What is sent. */
export function bodyOf({ sections, days, views, passcode }: ShareForm): ShareReport {
  return {
    sections: [...sections],
    days: Number(days),
    passcode: passcode === '' ? null : passcode,
    max_views: views === 'any' ? null : Number(views),
  };
}

/** The sections with one more, or one less, in their order. */
export const toggled = (
  sections: readonly ReportSection[],
  section: ReportSection,
  on: boolean,
): ReportSection[] => SECTIONS.filter((one) => (one === section ? on : sections.includes(one)));

/** The whole address of a shared report. The secret stands behind the `#`, which no server is sent. */
export const sharedAddress = (origin: string, id: string, secret: string): string =>
  `${origin}${to(paths.sharedReport, { reportId: id })}#${secret}`;

/** What a link shows, in words. */
export function sectionsText(sections: readonly ReportSection[], whose: Whose): string {
  if (sections.length === 0) return text.scoreOnly;
  const words = whose === 'own' ? text : text.company;
  return sections.map((section) => words.sections[section]).join(' · ');
}

/** Whether a link can still open the report, now or after a new one is sent. */
export const isLive = ({ state }: ReportLink): boolean => state === 'active' || state === 'used';

/** Whether so much was typed that it can be an e-mail address; the server decides. */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed.trim());

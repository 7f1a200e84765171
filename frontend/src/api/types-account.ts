// The wire of the account pages; see types.ts.
import type { Page } from './types';

export type ProfileKind = 'candidate' | 'company' | 'partner';

export type Profile = {
  display_name: string;
  phone: string | null;
  headline: string | null;
  education: string | null;
  skills: string[];
  /** YYYY-MM-DD. */
  available_from: string | null;
  email: string;
  kind: ProfileKind;
  profile_completed: boolean;
  version: number;
};

export type SaveProfileRequest = Omit<Profile, 'email' | 'kind' | 'profile_completed'>;

export type NotificationItem = {
  type: string;
  title: string;
  email: boolean;
  in_app: boolean;
  required: boolean;
  /** Whether anything of it is told by now. */
  told: boolean;
};

export type NotificationSettings = { items: NotificationItem[]; digest: boolean };

/** One thing that the person was told. */
export type Notification = {
  id: string;
  type: string;
  title: string;
  /** Paragraphs, one a line. */
  text: string;
  /** A path of this site. */
  link: string;
  created_at: string;
  read_at: string | null;
};

/** How a person's list stands; 100 unread stands for 100 and more. */
export type NotificationStanding = { newest: string | null; unread: number };

export type NotificationPage = Page<Notification> & NotificationStanding;

/** Some lines, or one and all before it. */
export type ReadNotifications = { ids: string[] } | { up_to: string };

/** One's own code, null before the first username, and how many signed up with it. */
export type Referrals = {
  code: string | null;
  /** Everybody but companies. */
  people: number;
  companies: number;
  /** Of both. */
  last_30_days: number;
};

export type Erasure = { state: 'none' | 'scheduled' | 'done'; at: string | null };

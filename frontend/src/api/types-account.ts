// The wire of the account pages; see types.ts.
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

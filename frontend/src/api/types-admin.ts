// The wire of the admin's pages; see types.ts.
import type { components } from './schema';

export type InquiryState =
  | 'inquiry_started'
  | 'inquiry_verified'
  | 'in_review'
  | 'info_requested'
  | 'approved'
  | 'activation_sent'
  | 'activated'
  | 'account_ready'
  | 'rejected'
  | 'expired'
  | 'suspended';

/** Something the admin should know before saying yes. */
export type InquirySignal = components['schemas']['InquirySignal'];

export type InquiryColumn =
  | 'new'
  | 'otp_pending'
  | 'verified'
  | 'in_review'
  | 'activation_sent'
  | 'activated'
  | 'stale'
  | 'closed';

/** What can be done with an inquiry as it stands. */
export type InquiryAct =
  | 'approve'
  | 'reject'
  | 'request_info'
  | 'suspend'
  | 'restore'
  | 'resend_activation'
  | 'revoke_activation';

export type AdminInquiry = {
  id: string;
  version: number;
  state: InquiryState;
  column: InquiryColumn;
  origin: 'form' | 'admin';
  company_name: string;
  first_name: string;
  last_name: string;
  title: string;
  company_type: string;
  interests: string[];
  heard_about: string;
  phone: string;
  /** What the company was last asked or told. */
  reason: string | null;
  email: string;
  email_verified: boolean;
  signals: InquirySignal[];
  submitted_at: string;
  changed_at: string;
  age_days: number;
  /** By when to decide; only where a decision is waited for. */
  due_at: string | null;
  actions: InquiryAct[];
};

export type InquiryStep = {
  at: string;
  action: string;
  actor: string;
  from: InquiryState | null;
  to: InquiryState | null;
  reason: string | null;
};

export type ActivationLink = {
  sent_to: string;
  sent_at: string;
  expires_at: string;
  used_at: string | null;
  revoked_at: string | null;
  mail: 'queued' | 'sent' | 'failed' | null;
  mail_error: string | null;
};

export type AdminInquiryDetail = {
  inquiry: AdminInquiry;
  /** Oldest first. */
  history: InquiryStep[];
  activation: ActivationLink | null;
  /** What the company has been granted. */
  flags: string[];
};

export type InquiryCounts = { counts: Record<InquiryColumn, number> };

export type GrantedFlag = 'payment' | 'assessment_access' | 'super_star_access';

export type NewCompany = {
  company_name: string;
  email: string;
  first_name: string;
  last_name: string;
};

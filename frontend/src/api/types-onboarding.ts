// The wire's types of usernames and of a company's way in; contract.ts holds them against the generated schema.ts.
import type { InquiryState } from './types-admin';

/** How far a company's inquiry has come. */
export type Inquiry = {
  id: string;
  state: InquiryState;
  company_name: string;
  submitted_at: string;
  code_sent_at: string | null;
  /** From when another code may be sent; only while one is waited for. */
  resend_after: string | null;
  /** What the admin asked, or why they said no. */
  reason: string | null;
};

/** The names of the specification, §3. */
export type NewInquiry = {
  companyName: string;
  firstName: string;
  lastName: string;
  title: string;
  companyType: string;
  interests: string[];
  heardAbout: string;
  phone: string;
};

/** What the link of the activation mail opened, and what comes next. */
export type Activated = {
  inquiry: { state: InquiryState; company_name: string };
  next: 'sign_in' | 'complete_profile' | 'set_password';
};

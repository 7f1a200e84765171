/** The words of the document about what is open to a company, and what it waits for. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type CompanyReview = Schemas['CompanyReview'];
export type FreeTrial = Schemas['FreeTrial'];
export type InvitationReportReason = Schemas['InvitationReportReason'];
export type ReportInvitationRequest = Schemas['ReportInvitation'];

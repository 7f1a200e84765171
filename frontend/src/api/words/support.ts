/** The names of what the server says about conversations with support. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AdminSupportConversation = Schemas['AdminSupportConversation'];
export type AdminSupportDetail = Schemas['AdminSupportDetail'];
export type Support = Schemas['Support'];
export type SupportMail = Schemas['SupportMail'];
export type SupportFile = Schemas['SupportFile'];
export type SupportMessage = Schemas['SupportMessage'];
export type SupportMessages = Schemas['SupportMessages'];
export type SupportNote = Schemas['SupportNote'];
export type SupportPriority = Schemas['SupportPriority'];
export type SupportSide = Schemas['SupportSide'];
export type SupportWaits = Schemas['SupportWaits'];
export type SupportWeek = Schemas['SupportWeek'];
export type SupportState = Schemas['SupportState'];

// Holds types.ts, which names every closed list of words, against schema.ts, which the server's own description
// generates: a field that the server does not send, or sends as null where we do not expect it, does not compile.
import type { components } from './schema';
import type * as onboarding from './types-onboarding';
import type * as account from './types-account';
import type * as admin from './types-admin';

type Schemas = components['schemas'];

/** Whether every field that may be null on the wire may be null here. */
type NullsExpected<Ours, Theirs> = {
  [K in keyof Ours & keyof Theirs]: null extends Theirs[K]
    ? null extends Ours[K]
      ? true
      : K
    : true;
}[keyof Ours & keyof Theirs];

/** `true`, or the names of the fields that differ. The server may say more than the screens read. */
type Fits<Ours, Theirs> =
  Exclude<keyof Ours, keyof Theirs> extends never
    ? Ours extends Pick<Theirs, keyof Ours & keyof Theirs>
      ? NullsExpected<Ours, Theirs>
      : 'a field has another type'
    : Exclude<keyof Ours, keyof Theirs>;

/** The fields of a request that we send; the server must know them all. */
type Sends<Ours, Theirs> = Ours extends Theirs
  ? Exclude<keyof Ours, keyof Theirs>
  : 'a field has another type';

type Answers = {
  inquiry: Fits<Omit<onboarding.Inquiry, 'state'>, Omit<Schemas['Inquiry'], 'state'>>;
  activated: Fits<Omit<onboarding.Activated, 'next'>, Omit<Schemas['Activated'], 'next'>>;
  adminInquiry: Fits<admin.AdminInquiry, Schemas['AdminInquiry']>;
  inquiryStep: Fits<admin.InquiryStep, Schemas['InquiryStep']>;
  activation: Fits<admin.ActivationLink, Schemas['ActivationLink']>;
  profile: Fits<account.Profile, Schemas['Profile']>;
  // Our own messages always have an HTML part, so the development page reads `html` as present.
};

type Requests = {
  inquiry: Sends<onboarding.NewInquiry, Schemas['NewInquiry']>;
  profile: Sends<account.SaveProfileRequest, Schemas['SaveProfile']>;
};

/** Does not compile while any answer does not fit; the error names the answer and the field. */
export type AnswersFit = Holds<Answers, true>;
/** Does not compile while a request carries a field that the server does not know. */
export type RequestsFit = Holds<Requests, never>;

type Holds<Table extends Record<keyof Table, Wanted>, Wanted> = Table;

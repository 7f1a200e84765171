/** The words of the document about prospects, the messages of introductions and candidates' own pages. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AddTalentProspect = Schemas['AddTalentProspect'];
export type IntroductionLastMessage = Schemas['IntroductionLastMessage'];
export type IntroductionMessage = Schemas['IntroductionMessage'];
export type IntroductionParty = Schemas['IntroductionParty'];
export type IntroductionThread = Schemas['IntroductionThread'];
export type RequestIntroductionToProspect = Schemas['RequestIntroductionToProspect'];
export type TalentProspect = Schemas['TalentProspect'];
export type TalentProspects = Schemas['TalentProspects'];

/** A candidate's page, by who asks. */
export type InternProfile = Schemas['InternProfile'];
export type SharedApplication = Schemas['SharedApplication'];
export type SharedCard = Schemas['SharedCard'];
export type SharedInternship = Schemas['SharedInternship'];

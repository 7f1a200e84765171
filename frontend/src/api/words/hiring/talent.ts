/** The words of the document about prospects and the messages of introductions. */
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

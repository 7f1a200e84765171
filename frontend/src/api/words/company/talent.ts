/** The words of the document about prospects. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AddTalentProspect = Schemas['AddTalentProspect'];
export type RequestIntroductionToProspect = Schemas['RequestIntroductionToProspect'];
export type TalentProspect = Schemas['TalentProspect'];
export type TalentProspects = Schemas['TalentProspects'];

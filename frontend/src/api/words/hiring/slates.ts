/** The words of the document about slates, and what cards say of those who have applied. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type CandidateAssessed = Schemas['CandidateAssessed'];
export type CandidateFacts = Schemas['CandidateFacts'];
export type CandidateProgress = Schemas['CandidateProgress'];
export type CandidateSource = Schemas['CandidateSource'];
export type ExclusionCode = Schemas['ExclusionCode'];
export type ProposeRole = Schemas['ProposeRole'];
export type RoleProposal = Schemas['RoleProposal'];
export type RoleProposalState = Schemas['RoleProposalState'];
export type SimilarApplication = Schemas['SimilarApplication'];
export type Slate = Schemas['Slate'];
export type SlateCandidate = Schemas['SlateCandidate'];
export type SlateCandidateDetail = Schemas['SlateCandidateDetail'];
export type SlateDetail = Schemas['SlateDetail'];
export type SlateLikeness = Schemas['SlateLikeness'];
export type SlateLook = Schemas['SlateLook'];
export type SlateNote = Schemas['SlateNote'];
export type SlatePart = Schemas['SlatePart'];

// The wire's types of the order of results, of how scores are spread, how skills went, and of the assessments and
// invitations of partners.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type ResultOrder = Schemas['ResultOrder'];
export type ResultSide = Schemas['ResultSide'];
export type ScoreSpread = Schemas['ScoreSpread'];
export type SkillTrend = Schemas['SkillTrend'];
export type SkillTrends = Schemas['SkillTrends'];

export type Cohort = Schemas['Cohort'];
export type CohortDetail = Schemas['CohortDetail'];
export type CohortPhase = Schemas['CohortPhase'];
export type CohortResult = Schemas['CohortResult'];
export type CohortSeat = Schemas['CohortSeat'];
export type CohortSpread = Schemas['CohortSpread'];
export type NewCohort = Schemas['NewCohortBody'];
export type GradeKey = Schemas['GradeKey'];

export type InviteStudents = Schemas['InviteStudents'];
export type PartnerInvitationStop = Schemas['PartnerInvitationStop'];
export type StudentInvitation = Schemas['StudentInvitation'];
export type StudentInvitationOutcome = Schemas['StudentInvitationOutcome'];
export type StudentInvitationStanding = Schemas['StudentInvitationStanding'];
export type StudentRow = Schemas['StudentRow'];

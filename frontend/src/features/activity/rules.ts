/** What a row of the activity says, and where it leads. Pure. */
import type { Activity, ActivityKind, HomePerson } from '@/api/words/company/home';
import { paths, to } from '@/facts/paths';
import { text } from './text';

/** What nobody in particular did: the sentence stands without them. */
const alone: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'offer_expired',
  'graded',
  'introduction_expired',
  'internship_started',
  'invoice_issued',
  'invoice_paid',
  'invoice_voided',
]);

function nameOf({ name, code }: HomePerson): string {
  if (name !== null) return name;
  return code === null ? text.somebody : text.anonymous(code);
}

/** Who did it; null where the sentence stands without them. */
export function actorOf({ kind, by, by_name: name, whom }: Activity): string | null {
  if (alone.has(kind)) return null;
  if (by === 'candidate') return whom === null ? text.somebody : nameOf(whom);
  return by === 'member' ? (name ?? text.colleague) : text.assay;
}

/** Whom and what it is about, without the person who did it. */
export function aboutOf(row: Activity, others: number): string {
  const isActor = row.by === 'candidate' && !alone.has(row.kind);
  const whom = row.whom === null || isActor ? [] : [nameOf(row.whom)];
  const people = others > 0 ? [...whom, text.others(others)].join(' ') : whom.join('');
  return [people, row.title].filter((part) => part !== '').join(' · ');
}

/** Where a thing is looked at that is in a place, of a role or an assessment. */
type Way = (at: { place: string; parent: string }) => string;

const ofRole: Way = ({ place: roleId }) => to(paths.role, { roleId });
const ofApplicant: Way = ({ place: applicationId, parent: roleId }) =>
  to(paths.selectionCandidate, { roleId, applicationId });
const ofAssessment: Way = ({ parent: assessmentId }) =>
  to(paths.assessmentDetail, { assessmentId });
const ofIntern: Way = ({ place: internshipId }) => to(paths.internship, { internshipId });
const ofInvoice: Way = ({ place: invoiceId }) => to(paths.clientInvoice, { invoiceId });
const ofIntroduction: Way = () => `${paths.talentPoolBrowse}?tab=introductions`;
const ofCompany: Way = () => paths.clientProfile;

const ways: Record<ActivityKind, Way> = {
  role_created: ofRole,
  role_submitted: ofRole,
  role_returned: ofRole,
  role_rejected: ofRole,
  role_published: ofRole,
  role_paused: ofRole,
  role_resumed: ofRole,
  role_closed: ofRole,
  role_reopened: ofRole,
  changes_submitted: ofRole,
  changes_returned: ofRole,
  changes_rejected: ofRole,
  changes_published: ofRole,
  names_shown: ({ place: roleId }) => to(paths.selectionBoard, { roleId }),
  applicant_released: ofApplicant,
  introduced: ofApplicant,
  shortlisted: ofApplicant,
  assessed: ofApplicant,
  interviewing: ofApplicant,
  selected: ofApplicant,
  moved_back: ofApplicant,
  declined: ofApplicant,
  reconsidered: ofApplicant,
  offered: ofApplicant,
  offer_accepted: ofApplicant,
  offer_declined: ofApplicant,
  offer_expired: ofApplicant,
  withdrew: ofApplicant,
  interview_proposed: ofApplicant,
  interview_picked: ofApplicant,
  interview_unfit: ofApplicant,
  interview_cancelled: ofApplicant,
  assessment_created: ofAssessment,
  assessment_changed: ofAssessment,
  assessment_archived: ofAssessment,
  invited: ofAssessment,
  started: ofAssessment,
  finished: ofAssessment,
  graded: ({ place: reportId }) => to(paths.report, { reportId }),
  introduction_requested: ofIntroduction,
  introduction_accepted: ofIntroduction,
  introduction_declined: ofIntroduction,
  introduction_expired: ofIntroduction,
  internship_started: ofIntern,
  internship_completed: ofIntern,
  intern_converted: ofIntern,
  internship_ended: ofIntern,
  internship_cancelled: ofIntern,
  checked_in: ofIntern,
  intern_rated: ofIntern,
  extension_proposed: ofIntern,
  extension_agreed: ofIntern,
  extension_declined: ofIntern,
  invoice_issued: ofInvoice,
  invoice_paid: ofInvoice,
  invoice_voided: ofInvoice,
  company_approved: ofCompany,
  details_changed: ofCompany,
  member_joined: ofCompany,
  ownership_transferred: ofCompany,
  assessments_opened: () => paths.assessment,
  recruiting_opened: () => paths.recruitTalent,
};

/** Where it is looked at. */
const pathOf = ({ kind, place_id: place, parent_id: parent }: Activity): string =>
  ways[kind]({ place: place ?? '', parent: parent ?? '' });

/** A row, and how many that say the same of others follow it. */
export type Folded = { row: Activity; others: number };

/** What is done to many at once, and to nobody twice in a row. */
const many: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'applicant_released',
  'shortlisted',
  'assessed',
  'interviewing',
  'selected',
  'declined',
  'invited',
  'graded',
]);

const isSame = (a: Activity, b: Activity): boolean =>
  many.has(a.kind) &&
  a.kind === b.kind &&
  a.by === b.by &&
  a.by_name === b.by_name &&
  a.parent_id === b.parent_id &&
  a.at.slice(0, 10) === b.at.slice(0, 10);

/** Rows that say the same of several people, one after the other on one day, as one. */
export function fold(rows: readonly Activity[]): Folded[] {
  const folded: Folded[] = [];
  for (const row of rows) {
    const last = folded.at(-1);
    if (last !== undefined && isSame(last.row, row)) last.others += 1;
    else folded.push({ row, others: 0 });
  }
  return folded;
}

/** Where a row leads: one that stands for several people, to the board or the assessment that they are of. */
export function leadOf({ row, others }: Folded): string {
  const { kind, parent_id: parent } = row;
  if (others === 0 || parent === null) return pathOf(row);
  return ways[kind] === ofApplicant
    ? to(paths.selectionBoard, { roleId: parent })
    : ofAssessment({ place: parent, parent });
}

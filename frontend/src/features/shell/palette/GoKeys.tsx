import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { tabLock, type CompanyTab } from '@/features/company/rules';
import { text as company } from '@/features/company/text';
import { text } from '@/features/shell/text';
import { useSequences } from '@/ui/shortcuts';

/** A page that G and a letter lead to. */
export type GoKey = { key: string; label: string; path: string };

const { tabs } = company;

const ofCompany: readonly (GoKey & { tab: CompanyTab })[] = [
  { key: 'h', tab: 'home', label: tabs.home, path: paths.clientHome },
  { key: 'r', tab: 'create-jobs', label: tabs.createRoles, path: paths.createJobs },
  { key: 't', tab: 'talent-selection', label: tabs.talentSelection, path: paths.talentSelection },
  { key: 'a', tab: 'assessment', label: tabs.assessment, path: paths.assessment },
  { key: 'i', tab: 'my-interns', label: tabs.myInterns, path: paths.myInterns },
  { key: 's', tab: 'recruit-talent', label: tabs.recruitTalent, path: paths.recruitTalent },
  { key: 'p', tab: 'profile', label: tabs.profile, path: paths.clientProfile },
];

const ofCandidate: readonly GoKey[] = [
  { key: 'h', label: text.candidate.overview, path: paths.dashboard },
  { key: 'a', label: text.candidate.applications, path: paths.applications },
  { key: 't', label: text.candidate.assessments, path: paths.ownAssessments },
  { key: 'r', label: text.candidate.reports, path: paths.ownReports },
  { key: 'c', label: text.practice, path: paths.codebrain },
  { key: 'i', label: text.interviews, path: paths.viewInterviews },
  { key: 'p', label: text.candidate.profile, path: paths.accountProfile },
];

const ofPartner: readonly GoKey[] = [
  { key: 'h', label: text.partner.overview, path: paths.partnerOverview },
  { key: 's', label: text.partner.students, path: paths.partnerStudents },
  { key: 'c', label: text.companies, path: paths.partnerCompanies },
  { key: 'a', label: text.partner.assessments, path: paths.partnerAssessments },
  { key: 't', label: text.partner.statements, path: paths.partnerStatements },
];

const ofAdmin: readonly GoKey[] = [
  { key: 'h', label: text.home, path: paths.adminHome },
  { key: 'o', label: text.admin.onboardCompanies, path: paths.adminOnboardCompanies },
  { key: 'r', label: text.admin.unpublishedRoles, path: paths.adminUnpublishedRoles },
  { key: 'a', label: text.admin.previewApplicants, path: paths.adminPreviewApplicants },
  { key: 'i', label: text.admin.integrity, path: paths.adminIntegrity },
  { key: 's', label: text.admin.supportChat, path: paths.adminSupportChat },
  { key: 't', label: text.interviews, path: paths.adminInterviews },
  { key: 'p', label: text.admin.interns, path: paths.adminInterns },
  { key: 'c', label: text.admin.companies, path: paths.adminCompanies },
  { key: 'n', label: text.admin.network, path: paths.adminNetwork },
];

/** Where G and a letter lead this person: only to what is open to them. */
export function goKeys(user: User | null): readonly GoKey[] {
  if (user === null) return [];
  if (user.is_admin) return ofAdmin;
  if (user.is_company) return ofCompany.filter(({ tab }) => tabLock(tab, user) === null);
  return user.is_partner ? ofPartner : ofCandidate;
}

/** As it is written beside a page's name. */
export const goLabel = ({ key }: GoKey) => `G ${key.toUpperCase()}`;

/** G and a letter lead to the sections of one's dashboard. */
export function GoKeys({ user }: { user: User }) {
  const navigate = useNavigate();
  const keys = useMemo(
    () => Object.fromEntries(goKeys(user).map(({ key, path }) => [key, () => void navigate(path)])),
    [user, navigate],
  );
  useSequences('g', keys);
  return null;
}

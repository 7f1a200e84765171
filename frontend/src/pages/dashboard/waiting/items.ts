import type { IntroductionToMe, Meeting, MyApplication, MyInvitation, Offer } from '@/api/words';
import type { GithubReport } from '@/api/words/github-reports';
import type { RoleProposal } from '@/api/words/hiring/slates';
import type { IntegrityCaseRow } from '@/api/words/integrity';
import { paths, to } from '@/facts/paths';
import type { Waiting } from '@/features/candidate/rules';
import { text } from '@/features/candidate/text';
import type { OwnStory } from '@/features/story-writing/draft';
import { editPath } from '@/features/story-writing/notices';
import { storyName } from '@/features/story-writing/rules';

const words = text.next;

/** An application, with what came of it. */
export type Answers<T> = { application: MyApplication; items: readonly T[] };

type Of<T> = (all: readonly T[]) => Waiting[];

const applicationPath = ({ id }: MyApplication) => to(paths.application, { applicationId: id });

/** Offers that can be answered. */
export const ofOffers: Of<Answers<Offer>> = (all) =>
  all.flatMap(({ application, items }) =>
    items
      .filter(({ state }) => state === 'open')
      .map(({ id, expires_at: until }) => ({
        kind: 'offer',
        id,
        title: application.title,
        company: application.company.name,
        until,
        path: applicationPath(application),
      })),
  );

/** Interviews for which a time is to be picked; the first of those that are still to come. */
export const ofMeetings =
  (now: number): Of<Answers<Meeting>> =>
  (all) =>
    all.flatMap(({ application, items }) =>
      items
        .filter(({ state, over }) => state === 'proposed' || (state === 'moving' && !over))
        .map(({ id, slots }) => ({
          kind: 'meeting',
          id,
          title: application.title,
          company: application.company.name,
          until: slots.filter((slot) => Date.parse(slot) > now).toSorted()[0] ?? null,
          path: applicationPath(application),
        })),
    );

/** Questions about attempts that have no answer yet. */
export const ofQuestions: Of<IntegrityCaseRow> = (all) =>
  all
    .filter(({ state }) => state === 'candidate_notified')
    .map(({ id, assessment_title: title, company_name: company, due_at: until }) => ({
      kind: 'question',
      id,
      title,
      company,
      until,
      path: to(paths.ownQuestion, { caseId: id }),
    }));

/** Running attempts and open invitations. */
export const ofInvitations: Of<MyInvitation> = (all) =>
  all
    .filter(({ state }) => state === 'started' || state === 'open')
    .map((invitation) => {
      const isRunning = invitation.state === 'started';
      return {
        kind: isRunning ? 'running' : 'invitation',
        id: invitation.code,
        title: invitation.assessment_title,
        company: invitation.company_name,
        until: isRunning ? (invitation.ends_at ?? invitation.expires_at) : invitation.expires_at,
        path: to(paths.attempt, { first: invitation.code }),
        invitation,
      };
    });

/** Introductions that were asked for, and direct messages, which are about no role. */
export const ofIntroductions: Of<IntroductionToMe> = (all) =>
  all
    .filter(({ state }) => state === 'requested')
    .map(({ id, role_title: title, company_name: company, answer_by: until }) => ({
      kind: title === null ? 'message' : 'introduction',
      id,
      title: title ?? words.message,
      company,
      until,
      path: `${paths.talentForm}?tab=introductions`,
    }));

/** Roles that were proposed. */
export const ofProposals: Of<RoleProposal> = (all) =>
  all
    .filter(({ state }) => state === 'proposed')
    .map(({ id, role_title: title, company_name: company, answer_by: until }) => ({
      kind: 'proposal',
      id,
      title,
      company,
      until,
      path: `${paths.dashboard}#role-proposals`,
    }));

/** Companies that ask for a GitHub report; one's own asks for nothing. */
export const ofGithub: Of<GithubReport> = (all) =>
  all.flatMap(({ id, state, company_name: company, expires_at: until }) =>
    state === 'requested' && company !== null
      ? {
          kind: 'github' as const,
          id,
          title: words.github,
          company,
          until,
          path: `${paths.dashboard}#github-reports`,
        }
      : [],
  );

/** Stories that a moderator sent back, or a changed text of one. */
export const ofStories: Of<OwnStory> = (all) =>
  all
    .filter(({ state, edit_state }) => [state, edit_state].includes('changes_requested'))
    .map((own) => ({
      kind: 'changes',
      id: own.id,
      title: storyName(own),
      company: own.form.company_name,
      until: null,
      path: editPath(own.id),
    }));

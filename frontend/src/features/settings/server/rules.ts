import type {
  ServerFeature,
  ServerProviderName,
  ServerSection,
  ServerSettings,
  ServerVariable,
  TestMail,
} from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { type ServerGroup, text } from './text';

/** The sections of what the server was started with. */
export const serverGroups: readonly ServerGroup[] = [
  'features',
  'mail',
  'providers',
  'staff',
  'hidden_paths',
  'environment',
];

export const isServerGroup = (group: string): group is ServerGroup =>
  serverGroups.some((one) => one === group);

/** The variable that switches each feature. */
export const featureVariables: Record<ServerFeature, string> = {
  analytics: 'ASSAY_ANALYTICS',
  error_reporting: 'ASSAY_SENTRY_DSN',
  online_payment: 'ASSAY_STRIPE_KEY',
  assistant: 'ASSAY_LLM_URL',
  github_reports: 'ASSAY_GITHUB_CLIENT_ID',
  mail_answers: 'ASSAY_INBOUND_ADDRESS',
  support_hours: 'ASSAY_SUPPORT_HOURS',
  mail_inbox: 'ASSAY_ENV',
  dev_community: 'ASSAY_HIDDEN_DEV_COMMUNITY',
  debug_simulator: 'ASSAY_HIDDEN_DEBUG_SIMULATOR',
};

/** The variable that configures each provider. */
export const providerVariables: Record<ServerProviderName, string> = {
  identity: 'FIREBASE_PROJECT_ID',
  accounts: 'FIREBASE_SERVICE_ACCOUNT',
  payments: 'ASSAY_STRIPE_KEY',
  model: 'ASSAY_LLM_URL',
  github: 'ASSAY_GITHUB_CLIENT_ID',
};

/** What holds for a variable, in words. */
export function valueOf({ is_set: isSet, value, default: usual }: ServerVariable): string {
  if (!isSet) return text.value.default(usual);
  return value ?? text.value.secret;
}

/** The variables that hold every word of the search. */
export function foundVariables(variables: readonly ServerVariable[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return variables.filter(({ name, purpose, section }) => {
    const said = `${name} ${purpose} ${text.sections[section]}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Variables by section, in the order in which the sections first come. */
export function bySection(variables: readonly ServerVariable[]) {
  const sections = [...new Set(variables.map(({ section }) => section))];
  return sections.map((section): [ServerSection, ServerVariable[]] => [
    section,
    variables.filter((one) => one.section === section),
  ]);
}

/** Whether the outcome of a test can still change. */
export const isUndecided = (mail: TestMail | undefined): boolean =>
  mail === undefined || mail.state === 'queued';

type Outcome = { tone: 'positive' | 'caution' | 'neutral'; line: string; said: string | null };

/** What became of a test: a sentence, and the words of the mail server where it had some. */
export function outcomeOf(mail: TestMail, transport: ServerSettings['mail']['transport']): Outcome {
  const words = text.test;
  if (mail.state === 'failed') return { tone: 'caution', line: words.refused, said: mail.error };
  if (mail.state === 'sent') {
    const line = transport === 'inbox' ? words.shown(mail.to) : words.sent(mail.to);
    return { tone: 'positive', line, said: null };
  }
  return mail.error === null
    ? { tone: 'neutral', line: words.queued(mail.to), said: null }
    : { tone: 'caution', line: words.retried, said: mail.error };
}

/** The audit trail of what somebody did. */
export const auditOf = (email: string): string =>
  `${paths.adminAudit}?${new URLSearchParams({ actor: email }).toString()}`;

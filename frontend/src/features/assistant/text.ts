/** Words of the assistant: in the workspace, in the report and where a policy is chosen or said. */
import type { AiPolicy, AssistantFailure, AssistantUse } from '@/api/words/assistant';

const policies: Record<AiPolicy, { title: string; builder: string; card: string }> = {
  off: {
    title: 'Off',
    builder: 'There is no assistant in the workspace.',
    card: 'There is no AI assistant in this assessment.',
  },
  allowed: {
    title: 'Allowed and logged',
    builder: 'Candidates may ask the assistant. You can both read the conversation in the report.',
    card: 'You may ask the AI assistant in the workspace. The conversation is in the report.',
  },
  required: {
    title: 'Required',
    builder:
      'Candidates are asked to use it. The report says whether they did; nothing is blocked.',
    card: 'You are asked to use the AI assistant in the workspace. The report says whether you did. It doesn’t change the score.',
  },
};

const uses: Record<AssistantUse, string> = {
  off: 'No assistant',
  not_agreed: 'Not available: the attempt began under an earlier text',
  unavailable: 'Not available: the server had no language model',
  unused: 'Not used',
  used: 'Used',
};

const failures: Record<AssistantFailure, string> = {
  down: 'The language model cannot be reached at the moment. Your code is not affected.',
  slow: 'The language model took too long to answer. Your code is not affected.',
  busy: 'Too many people are asking at the moment. Wait a little, then ask again.',
  refused: 'The language model refused to answer. Try other words, or continue without it.',
  over_budget: 'This server has reached its limit for today. Continue without the assistant.',
  interrupted: 'The connection ended before the answer did.',
};

const unavailable: Record<Exclude<AssistantUse, 'unused' | 'used'>, string> = {
  off: policies.off.card,
  not_agreed: 'The text you agreed to doesn’t mention an assistant, so there is none here.',
  unavailable:
    'The assistant is not available on this server. The report says so, and your score doesn’t depend on it.',
};

export const text = {
  title: 'Assistant',
  policyTitle: 'AI assistant',
  policies,
  uses,
  failures,
  unavailable,
  elsewhere: 'Tools used outside this workspace are not detected.',
  noModel: 'This server has no language model, so there can be no assistant.',
  cardUnavailable: 'The assistant is not available on this server at the moment.',
  open: 'Open the assistant',
  close: 'Close the assistant',
  lead: 'Ask about this task. The model sees the task, what you asked before and what you tick below.',
  logged: 'Questions and answers are in the report.',
  left: (left: number, most: number) => `${left} of ${most} questions left`,
  spent: 'The assistant has reached its limit for this attempt.',
  question: 'Your question',
  hint: 'Enter sends, Shift+Enter starts a new line.',
  sendCode: 'Send my code',
  codeTooLong: 'Your code is longer than 32,000 characters, so it cannot be sent.',
  send: 'Ask',
  stop: 'Stop',
  again: 'Ask again',
  empty: 'Type a question.',
  thinking: 'The assistant is answering …',
  waiting: 'Waiting for the assistant',
  you: 'You',
  assistant: 'Assistant',
  thread: 'Conversation',
  none: 'You haven’t asked anything about this task yet.',
  withCode: (language: string) => `with your ${language} code`,
  stopped: 'You stopped this answer.',
  cut: 'The answer was cut at 12,000 characters.',
  copyAnswer: 'Copy answer',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Copying didn’t work. Select the text instead.',
  codeOf: (language: string) => (language === '' ? 'Code' : `Code, ${language}`),
  loadFailed: 'The conversation could not be loaded. Your code is not affected.',
  askFailed: 'The question was not sent. It is still in the box; try again.',
  tooFast: 'Too many questions in a minute. Wait a little, then ask again.',
  report: {
    title: 'Conversation with the assistant',
    policy: 'AI policy',
    use: 'AI assistant',
    lead: 'Candidate and company see the same conversation. None of it affects the score.',
    none: { you: 'You asked nothing.', others: 'The candidate asked nothing.' },
    removed: {
      you: 'The conversation was deleted after the period shown before you started.',
      others:
        'The conversation was deleted after the period shown to candidates before they start.',
    },
    failed: 'The conversation could not be loaded. Nothing is lost.',
    task: (position: number, title: string) => `Task ${position}: ${title}`,
    candidate: { you: 'You', others: 'Candidate' },
    code: (language: string) => `Code that was sent along, in ${language}`,
    stopped: { you: 'You stopped this answer.', others: 'The candidate stopped this answer.' },
    by: (model: string) => `Answered by ${model}`,
    noAnswer: 'No answer',
  },
} as const;

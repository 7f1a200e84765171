// The wire's types about the assistant of attempts that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AiPolicy = Schemas['AiPolicy'];
export type AskAssistant = Schemas['AskAssistant'];
export type Assistance = Schemas['Assistance'];
export type AssistantFailure = Schemas['AssistantFailure'];
export type AssistantQuestion = Schemas['AssistantQuestion'];
export type AssistantTranscript = Schemas['AssistantTranscript'];
export type AssistantUse = Schemas['AssistantUse'];

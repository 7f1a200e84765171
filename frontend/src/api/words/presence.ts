// The wire's types of who is online and of viewing as somebody that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AttemptInProgress = Schemas['AttemptInProgress'];
export type Heartbeat = Schemas['Heartbeat'];
export type PresenceArea = Schemas['PresenceArea'];
export type PresenceCounts = Schemas['PresenceCounts'];
export type PresenceDevice = Schemas['PresenceDevice'];
export type PresenceHour = Schemas['PresenceHour'];
export type PresenceRole = Schemas['PresenceRole'];
export type PresenceState = Schemas['PresenceState'];
export type PresentPerson = Schemas['PresentPerson'];
export type ViewAsArea = Schemas['ViewAsArea'];

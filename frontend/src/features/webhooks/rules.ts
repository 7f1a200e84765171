import type { Webhook, WebhookDelivery, WebhookEvent } from '@/api/words';
import { text } from './text';

/** Every event of the server, in the order in which they are offered. */
const offered = {
  'application.created': true,
  'application.released': true,
  'application.moved': true,
  'application.declined': true,
  'application.withdrawn': true,
  'role.published': true,
  'role.closed': true,
  'role.paused': true,
  'offer.sent': true,
  'offer.accepted': true,
  'offer.declined': true,
  'offer.expired': true,
  'internship.started': true,
  'internship.ended': true,
  'internship.converted': true,
  'assessment.invited': true,
  'assessment.started': true,
  'assessment.finished': true,
  'assessment.graded': true,
  'assessment.voided': true,
  'invoice.issued': true,
  'invoice.paid': true,
  'invoice.voided': true,
  'invoice.credited': true,
} as const satisfies Record<WebhookEvent, true>;

/** The events, in the order in which they are offered. */
export const EVENTS = Object.keys(offered) as readonly WebhookEvent[];

/** How many webhooks a company has at most. */
export const MOST = 5;
/** The longest address, in characters. */
export const URL_MOST = 500;

export type WebhookForm = { url: string; events: readonly WebhookEvent[] };
export type WebhookProblems = { url?: string; events?: string };

/** What is missing before a webhook can be saved. */
export function problemsOf({ url, events }: WebhookForm): WebhookProblems {
  const length = Array.from(url.trim()).length;
  return {
    ...(length >= 1 && length <= URL_MOST ? {} : { url: text.form.urlMissing }),
    ...(events.length > 0 ? {} : { events: text.form.eventsMissing }),
  };
}

/** The events with one more, or one less, in their order. */
export const toggled = (
  events: readonly WebhookEvent[],
  event: WebhookEvent,
  on: boolean,
): WebhookEvent[] => EVENTS.filter((one) => (one === event ? on : events.includes(one)));

/** The events by what they are about. */
export function groups(): { name: string; events: readonly WebhookEvent[] }[] {
  return Object.entries(text.groups).map(([about, name]) => ({
    name,
    events: EVENTS.filter((event) => event.startsWith(`${about}.`)),
  }));
}

/** Whether events are sent to it. */
export const sends = ({ state }: Webhook): boolean => state === 'active' || state === 'failing';

/** How the last try of a delivery ended, in words; null where there was none. */
export function lastTry({ status, error }: WebhookDelivery): string | null {
  if (status !== null) return text.deliveries.answered(status);
  return error === null ? null : text.deliveries.troubles[error];
}

/** Whether something may still become of one of these. */
export const isUnderWay = (deliveries: readonly WebhookDelivery[]): boolean =>
  deliveries.some(({ state, tries }) => state === 'pending' || (state === 'retrying' && tries < 2));

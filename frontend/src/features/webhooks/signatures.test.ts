import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Case = { secret: string; id: string; timestamp: number; body: string; signature: string };

/** The server's tests sign the same file. */
const file = readFileSync('../crates/webhooks/src/sending/signatures.json', 'utf8');
const cases = JSON.parse(file) as Case[];

const headers = ({ id, timestamp, signature }: Case) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

/** Verifies, and does not care that one of the bodies is no JSON. */
function verify(of: Case, body: string) {
  try {
    new Webhook(of.secret).verify(body, headers(of));
    return true;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(cases)('the library of Standard Webhooks verifies our signature: $id', (of) => {
  vi.setSystemTime(of.timestamp * 1000);
  expect(verify(of, of.body)).toBe(true);
  expect(verify(of, `${of.body} `)).toBe(false);
});

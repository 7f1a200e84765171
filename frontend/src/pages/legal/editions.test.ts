import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editions } from '@/features/session/agreements/editions';
import { privacy } from './privacy';
import { terms } from './terms';

const server = readFileSync('../crates/auth/src/agreements/mod.rs', 'utf8');
const inForce = (text: string) => new RegExp(`${text}_EDITION: &str = "([^"]+)"`).exec(server)?.[1];

// One agrees to what is shown here, and the server records it only for the edition in force.
it('has the same editions where they are shown, agreed to and recorded', () => {
  expect(editions).toEqual({
    terms: terms.editions[0].version,
    privacy: privacy.editions[0].version,
  });
  expect(editions).toEqual({ terms: inForce('TERMS'), privacy: inForce('PRIVACY') });
});

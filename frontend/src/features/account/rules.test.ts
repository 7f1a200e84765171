import { describe, expect, it } from 'vitest';
import type { NotificationSettings, Profile } from '@/api/words';
import {
  browserName,
  changedFields,
  confirmsErasure,
  draftOf,
  exportName,
  methodName,
  MOST,
  profileErrors,
  requestOf,
  withSkill,
  withSwitch,
} from './rules';

const profile: Profile = {
  display_name: 'Mei Tanaka',
  phone: null,
  headline: 'Backend engineer',
  education: null,
  skills: ['Rust'],
  available_from: null,
  email: 'mei@assay.example',
  kind: 'candidate',
  profile_completed: true,
  version: 4,
};

describe('a profile draft', () => {
  it('comes back as it was read', () => {
    expect(requestOf(draftOf(profile), 4)).toEqual({
      display_name: 'Mei Tanaka',
      phone: null,
      headline: 'Backend engineer',
      education: null,
      skills: ['Rust'],
      available_from: null,
      version: 4,
    });
  });

  it('is trimmed, and what holds only spaces is sent as absent', () => {
    const draft = { ...draftOf(profile), display_name: ' Mei ', headline: '   ' };
    expect(requestOf(draft, 4)).toMatchObject({ display_name: 'Mei', headline: null });
  });

  it('names the fields in which it differs, in the order of the form', () => {
    const draft = draftOf(profile);
    expect(changedFields(draft, { ...draft, display_name: ' Mei Tanaka ' })).toEqual([]);
    expect(changedFields(draft, { ...draft, skills: ['Rust', 'C'], phone: '1' })).toEqual([
      'phone',
      'skills',
    ]);
  });

  it('needs a name and keeps the lengths, counted in characters', () => {
    const draft = draftOf(profile);
    expect(profileErrors(draft)).toEqual({});
    expect(profileErrors({ ...draft, display_name: ' ' }).display_name).toBe('Enter your name.');
    expect(profileErrors({ ...draft, phone: '1'.repeat(MOST.phone) })).toEqual({});
    expect(profileErrors({ ...draft, phone: '1'.repeat(MOST.phone + 1) }).phone).toContain('40');
    expect(profileErrors({ ...draft, headline: '🪨'.repeat(MOST.headline) })).toEqual({});
  });
});

describe('adding a skill', () => {
  it.each([
    ['Go', ['Rust', 'Go']],
    ['  big   data ', ['Rust', 'big data']],
    ['', ['Rust']],
    ['rust', ['Rust']],
    ['x'.repeat(61), ['Rust']],
  ])('%s', (typed, expected) => {
    expect(withSkill(['Rust'], typed)).toEqual(expected);
  });

  it('stops at twenty', () => {
    const full = Array.from({ length: 20 }, (_, index) => `skill ${index}`);
    expect(withSkill(full, 'one more')).toBe(full);
  });
});

describe('a notification switch', () => {
  const item = { title: '', email: true, in_app: true, required: false, sent: true, daily: false };
  const settings: NotificationSettings = {
    items: [
      { ...item, type: 'invitation', required: true },
      { ...item, type: 'deadline' },
    ],
    digest: false,
    time_zone: null,
  };

  it('changes its own kind and way only', () => {
    const next = withSwitch(settings, 'deadline', { email: false });
    expect(next.items.map(({ email, in_app }) => [email, in_app])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('leaves alone what must not be missed', () => {
    expect(withSwitch(settings, 'invitation', { email: false })).toEqual(settings);
  });
});

it.each([
  ['mei@assay.example', true],
  [' Mei@Assay.Example ', true],
  ['mei@assay.exampl', false],
  ['', false],
])('typing “%s” confirms the erasure: %s', (typed, confirmed) => {
  expect(confirmsErasure(typed, 'mei@assay.example')).toBe(confirmed);
});

it('names the exported file by person and day', () => {
  const day = new Date('2026-11-20T23:30:00Z');
  expect(exportName('mei', day)).toBe('assay-mei-2026-11-20.json');
  expect(exportName(null, day)).toBe('assay-2026-11-20.json');
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604',
    'Safari on iOS',
  ],
  ['curl/8', 'An unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it.each([
  ['password', 'E-mail and password'],
  ['google.com', 'Google'],
  ['saml.acme', 'saml.acme'],
  [null, 'Unknown'],
])('a sign-in by %s is called %s', (method, name) => {
  expect(methodName(method)).toBe(name);
});

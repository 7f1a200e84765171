import { describe, expect, it } from 'vitest';

import type { Invitation, InvitationState, InviteCard } from '@/api/words';

import {
  canCancel,
  canExtend,
  canResend,
  cardStep,
  displayName,
  groupedCode,
  isEmail,
} from './rules';

function invitation(state: InvitationState): Invitation {
  return {
    id: 'i',
    code: 'ABCDE23456',
    url: '',
    email: 'ines@example.com',
    name: null,
    state,
    sent_at: null,
    created_at: '',
    opens_at: null,
    expires_at: '',
    accommodation_percent: null,
    resends: 0,
    taken_as: null,
    attempt: null,
  };
}

describe('the next step of an invite card', () => {
  it.each([
    ['not_open', 'invited', null, 'not-open'],
    ['open', 'anonymous', null, 'sign-in'],
    ['open', 'invited', null, 'consent'],
    ['open', 'other_account', null, 'other-account'],
    ['open', 'unverified', null, 'verify'],
    ['open', 'any_address', null, 'consent'],
    ['not_open', 'any_address', null, 'not-open'],
    ['started', 'taken', null, 'taken'],
    ['finished', 'taken', null, 'taken'],
    ['earlier_result', 'taken', null, 'taken'],
    ['started', 'invited', 'a', 'resume'],
    ['started', 'anonymous', null, 'sign-in-resume'],
    ['started', 'other_account', null, 'other-account'],
    ['finished', 'invited', 'a', 'report'],
    ['finished', 'invited', null, 'finished'],
    ['finished', 'anonymous', null, 'finished'],
    ['earlier_result', 'invited', null, 'earlier-result'],
    ['earlier_result', 'anonymous', null, 'finished'],
    ['expired', 'invited', null, 'expired'],
    ['cancelled', 'anonymous', null, 'cancelled'],
    ['declined', 'invited', null, 'declined'],
    ['declined', 'anonymous', null, 'declined'],
  ] as [InviteCard['state'], InviteCard['viewer'], string | null, string][])(
    'of state %s for %s is right',
    (state, viewer, attempt_id, step) => {
      expect(cardStep({ state, viewer, attempt_id })).toBe(step);
    },
  );
});

describe('an invitation', () => {
  it('can be cancelled until it is started, and sent again once it was sent, and extended until it is started', () => {
    const states: InvitationState[] = [
      'created',
      'sent',
      'opened',
      'accepted',
      'bounced',
      'started',
      'completed',
      'expired',
      'cancelled',
      'satisfied_by_share',
      'declined',
    ];
    expect(states.filter((state) => canCancel(invitation(state)))).toEqual(states.slice(0, 4));
    expect(states.filter((state) => canResend(invitation(state)))).toEqual([
      'sent',
      'opened',
      'accepted',
      'expired',
    ]);
    expect(states.filter((state) => canExtend(invitation(state)))).toEqual([
      'created',
      'sent',
      'opened',
      'accepted',
      'expired',
    ]);
  });

  it('is called by name, else by address', () => {
    expect(displayName(invitation('sent'))).toBe('ines@example.com');
    expect(displayName({ ...invitation('sent'), name: 'Ines Okafor' })).toBe('Ines Okafor');
  });

  it.each([
    ['ines@example.com', true],
    [' ines.o+x@mail.example.org ', true],
    ['ines', false],
    ['ines@example', false],
    ['a@b.com, c@d.com', false],
    ['<ines@example.com>', false],
    ['', false],
  ])('takes %j as an address: %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected);
  });

  it('prints its code in two groups', () => {
    expect(groupedCode('ABCDE23456')).toBe('ABCDE-23456');
    expect(groupedCode('short')).toBe('short');
  });
});

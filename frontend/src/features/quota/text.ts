/** Words of how many candidates a company can still invite. */
export const text = {
  near: (left: number, quota: number, plan: string, day: string) =>
    `${left} of the ${quota} monthly invitations of the ${plan} plan are left until ${day}.`,
  extra: (count: number) =>
    count === 1 ? 'One extra invitation was granted.' : `${count} extra invitations were granted.`,
  usedUp: (quota: number, plan: string, day: string) =>
    `The ${quota} monthly invitations of the ${plan} plan are used up until ${day}.`,
  goesOn: 'Attempts, reminders and resends continue. Support can change the plan or grant more.',
  room: {
    roles: {
      taken: (used: number, quota: number, plan: string) =>
        `The ${plan} plan limits roles in review or live to ${quota}; you have ${used}.`,
      full: 'No more roles can be submitted until one is closed. Support can change the plan.',
    },
    problems: {
      taken: (used: number, quota: number, plan: string) =>
        `The ${plan} plan limits your own problems to ${quota}; you have ${used}.`,
      full: 'No more problems can be created. Support can change the plan.',
    },
  },
  trial: {
    left: (left: number, of: number, day: string) =>
      `Free trial: ${left} of ${of} invitations left, until ${day}`,
    usedUp: (of: number, day: string) =>
      `Free trial: all ${of} invitations are used, until ${day}.`,
    ended: (day: string) => `Your free trial ended on ${day}.`,
    readable:
      'Assessments and results stay readable. Talk to us about a plan to invite more people.',
    next: 'Talk to us about a plan to invite more people.',
  },
  ask: 'Ask support',
} as const;

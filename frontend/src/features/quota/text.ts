/** Words of how many candidates a company can still invite. */
export const text = {
  near: (left: number, quota: number, plan: string, day: string) =>
    `${left} of the ${quota} invitations a month of the plan ${plan} are left until ${day}.`,
  extra: (count: number) =>
    count === 1 ? 'One more was granted beyond it.' : `${count} more were granted beyond it.`,
  usedUp: (quota: number, plan: string, day: string) =>
    `The ${quota} invitations a month of the plan ${plan} are used up until ${day}.`,
  goesOn: 'Attempts, reminders and resends go on. Support can change the plan or grant more.',
  room: {
    roles: {
      taken: (used: number, quota: number, plan: string) =>
        `The plan ${plan} limits roles in review or live to ${quota}; ${used} are there.`,
      full: 'No other role can be sent until one is closed. Support can change the plan.',
    },
    problems: {
      taken: (used: number, quota: number, plan: string) =>
        `The plan ${plan} limits problems of your own to ${quota}; ${used} are there.`,
      full: 'No other problem can be begun. Support can change the plan.',
    },
  },
  ask: 'Ask support',
} as const;

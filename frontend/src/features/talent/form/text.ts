import type { Draft } from '@/features/talent/rules';
import { text as talent } from '@/features/talent/text';

const words = talent.form;

/** What each field of the form is called where it is named alone. */
const fields: Record<keyof Draft, string> = {
  consent: words.consent,
  visibility: words.visibility,
  headline: words.headline,
  skills: words.skills,
  availability: words.availability,
  places: words.places,
  employment: words.employment,
  authorised: words.authorised,
  amount: words.pay,
  currency: words.pay,
  period: words.pay,
  blocked: words.blocked,
  curated: words.curated,
  shows_results: words.showsResults,
  github: words.github,
  results: words.results,
};

/** Words of the form of the talent pool that say where things are in it. */
export const text = {
  fields,
  sections: {
    visible: 'Who can see you',
    about: 'About you',
    wishes: 'The work you want',
  },
  taken: 'Filled in from your profile. Change it here as you like.',
  needed: (done: number, total: number) => `${done} of ${total} required answers`,
  since: 'Joined',
  preview: {
    open: 'Preview as a company',
    title: 'How companies see you',
    anonymous:
      'At most this: of these details, companies only see those that you share with at least four other candidates. In place of your name they see a code.',
    named: 'Only paying companies see what is shown beside the card.',
    hidden: 'No company sees your card while you are hidden.',
    code: '····',
  },
} as const;

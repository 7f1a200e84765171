import type { Story, StoryCard } from '@/api/words';

/** A card for tests; give what the test is about. */
export function cardWith(parts: Partial<StoryCard> = {}): StoryCard {
  const id = parts.id ?? 's1';
  return {
    id,
    path: `/interviews/saltmarsh-grid/backend-intern/2026/${id}`,
    company: { name: 'Saltmarsh Grid', slug: 'saltmarsh-grid', company_id: 'c1' },
    position: 'Backend Intern',
    level: 'intern',
    year: 2026,
    month: 3,
    outcome: 'offer_accepted',
    difficulty: 3,
    experience: 'positive',
    source: 'applied',
    language: 'en',
    rounds_count: 2,
    excerpt: 'Two calm rounds.',
    highlights: null,
    verified: false,
    likes_count: 4,
    published_at: '2026-11-01T10:00:00Z',
    ...parts,
  };
}

export function storyWith(parts: Partial<Story> = {}): Story {
  return {
    ...cardWith(parts),
    told_by: 'Backend intern, 2026',
    summary: 'Two calm rounds after a short call.',
    rounds: [
      {
        kind: 'phone',
        minutes: 30,
        format: 'phone',
        held_on: '2026-02',
        description: 'With a recruiter.',
        questions: ['Why energy?'],
      },
    ],
    tips: 'Read your own code the night before.',
    days_to_decision: 22,
    reply: null,
    checked_at: '2026-11-04T09:00:00Z',
    related: [],
    company_stats: null,
    ...parts,
  };
}

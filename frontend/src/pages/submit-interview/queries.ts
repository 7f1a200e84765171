import { prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { ownStoriesQuery } from '@/features/story-writing/api';
import { mayTell } from '@/features/story-writing/rules';

export const choice: Prefetch = ({ user }) =>
  user !== null && mayTell(user) ? [prefetchList(ownStoriesQuery)] : [];

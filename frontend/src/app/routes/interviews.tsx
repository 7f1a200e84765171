import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/loading/patience';
import { paths } from '@/facts/paths';
import { page } from './route';

const oneStory = () => import('@/pages/interviews/OneStory');
const queries = () => import('@/pages/interviews/queries');
const oneStoryQueries = async () => (await queries()).story;

/** Reading interview stories, and sharing one's own. */
export const interviewRoutes: RouteObject[] = [
  page(
    paths.interview,
    'public',
    () => import('@/pages/interviews/Landing'),
    async () => (await queries()).landing,
  ),
  {
    lazy: withPatience(async () => ({
      Component: (await import('@/pages/interviews/InterviewsFrame')).default,
    })),
    children: [
      page(
        paths.viewInterviews,
        'public',
        () => import('@/pages/interviews/NoStory'),
        async () => (await queries()).list,
      ),
      page(paths.interviewById, 'public', oneStory, oneStoryQueries),
      page(paths.interviewCanonical, 'public', oneStory, oneStoryQueries),
    ],
  },
  page(
    paths.submitInterview,
    'public',
    () => import('@/pages/submit-interview/Choice'),
    async () => (await import('@/pages/submit-interview/queries')).choice,
  ),
  page(paths.submitInterviewAi, 'public', () => import('@/pages/submit-interview/Guided')),
  page(paths.submitInterviewManual, 'public', () => import('@/pages/submit-interview/Manual')),
];

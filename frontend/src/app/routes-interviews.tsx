import type { RouteObject } from 'react-router-dom';
import { withPatience } from '@/platform/patience';
import { paths } from '@/facts/paths';
import { page } from './route';

const oneStory = () => import('@/pages/interviews/OneStory');

/** Reading interview stories, and telling one's own. */
export const interviewRoutes: RouteObject[] = [
  page(paths.interview, 'public', () => import('@/pages/interviews/Landing')),
  {
    lazy: withPatience(async () => ({
      Component: (await import('@/pages/interviews/InterviewsFrame')).default,
    })),
    children: [
      page(paths.viewInterviews, 'public', () => import('@/pages/interviews/NoStory')),
      page(paths.interviewById, 'public', oneStory),
      page(paths.interviewCanonical, 'public', oneStory),
    ],
  },
  page(paths.submitInterview, 'public', () => import('@/pages/submit-interview/Choice')),
  page(paths.submitInterviewAi, 'public', () => import('@/pages/submit-interview/Guided')),
  page(paths.submitInterviewManual, 'public', () => import('@/pages/submit-interview/Manual')),
];

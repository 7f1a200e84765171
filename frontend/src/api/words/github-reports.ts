// The wire's types about GitHub reports that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type GithubFigures = Schemas['GithubFigures'];
export type GithubNumber = Schemas['GithubNumber'];
export type GithubReport = Schemas['GithubReport'];
export type GithubReportState = Schemas['GithubReportState'];
export type GithubRepository = Schemas['GithubRepository'];
export type RequestGithubReport = Schemas['RequestGithubReport'];

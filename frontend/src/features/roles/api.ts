/** Calls about a company's roles. */
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { ListedRole, Role, RoleAct, RoleForm, RoleStage } from '@/api/words';

import { DATA_FRESH_MS } from '@/facts/constants';
import { currencyOf } from '@/facts/hiring/country-currency';
import { detailsQuery } from '@/features/companies/api';

const one = '/api/roles/{id}';
type Seen = Pick<Role, 'id' | 'version'>;
type RolePage = { items: ListedRole[]; next_cursor: string | null };

/** The company's roles of a stage, or of all, the last changed first. */
export const rolesQuery = (stage: RoleStage | null) =>
  infiniteQueryOptions({
    queryKey: ['roles', 'list', stage] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/roles', {
        query: { ...pageParams(pageParam), ...(stage === null ? {} : { stage }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ListedRole>,
    staleTime: 15_000,
  });

/** One of them: always the version that the server has now. */
export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: ['roles', 'one', id] as const,
    queryFn: ({ signal }) => api.get(one, { path: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Has every list and the role itself asked for again. */
export function forgetRoles(client: QueryClient, role?: Role): void {
  if (role !== undefined) client.setQueryData(roleQuery(role.id).queryKey, role);
  void client.invalidateQueries({ queryKey: ['roles', 'list'] });
}

/** Takes a deleted role off the lists that are kept, so that none shows it until it is asked for again. */
export function dropRole(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<RolePage>>({ queryKey: ['roles', 'list'] }, (kept) => {
    if (kept === undefined) return undefined;
    const without = (page: RolePage) => ({
      ...page,
      items: page.items.filter((role) => role.id !== id),
    });
    return { ...kept, pages: kept.pages.map(without) };
  });
}

export const emptyForm: RoleForm = {
  title: null,
  kind: null,
  openings: null,
  level: null,
  description: null,
  must_haves: [],
  nice_to_haves: [],
  skills: [],
  assessment_id: null,
  cut_off: null,
  workplace: null,
  location: null,
  countries: [],
  starts_on: null,
  duration_weeks: null,
  hours_per_week: null,
  pay_min: null,
  pay_max: null,
  currency: null,
  pay_period: null,
  deadline: null,
  questions: [],
};

/** The empty form, with the place of the company and what people are paid in there; empty where that is not known. */
async function firstForm(): Promise<RoleForm> {
  const details = await queryClient.query({ ...detailsQuery, staleTime: DATA_FRESH_MS });
  const { country } = details.form;
  if (country === null) return emptyForm;
  return { ...emptyForm, countries: [country], currency: currencyOf(country) };
}

/** Begins a role; one's company that cannot be read is no reason not to. */
export async function createRole(): Promise<Role> {
  const form = await firstForm().catch(() => emptyForm);
  return api.create('/api/roles', { body: { form } });
}

export const readRole = (id: string): Promise<Role> => api.get(one, { path: { id } });

export const saveRole = ({ id, version }: Seen, form: RoleForm): Promise<Role> =>
  api.put(one, { path: { id }, body: { version, form } });

export const duplicateRole = ({ id, version }: Seen): Promise<Role> =>
  api.create(`${one}/duplicate`, { path: { id }, body: { version } });

export async function deleteRole({ id, version }: Seen): Promise<void> {
  await api.post(`${one}/delete`, { path: { id }, body: { version } });
}

/** A step of a role's; what is edited or deleted is none. */
export type RoleStep = Exclude<RoleAct, 'edit' | 'delete'>;

export const takeStep = ({ id, version }: Seen, step: RoleStep): Promise<Role> =>
  api.post(`${one}/${step}`, { path: { id }, body: { version } });

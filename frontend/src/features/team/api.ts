import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { CompanyRole, FollowedInvitation, Team } from '@/api/words';

const address = '/api/companies/me/team';

/** The company's members and open invitations. Colleagues change them: asked for again on every visit. */
export const teamQuery = queryOptions({
  queryKey: ['company', 'team'],
  queryFn: ({ signal }): Promise<Team> => api.get(address, { signal }),
  staleTime: 0,
});

const again = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });

export async function invite(email: string, role: CompanyRole, key: string): Promise<void> {
  await api.create(`${address}/invitations`, { body: { email, role }, key });
  await again();
}

export async function resend(id: string): Promise<void> {
  await api.post(`${address}/invitations/{id}/resend`, { path: { id } });
  await again();
}

export async function revoke(id: string): Promise<void> {
  await api.post(`${address}/invitations/{id}/revoke`, { path: { id } });
  await again();
}

export async function changeRole(id: string, role: CompanyRole): Promise<void> {
  await api.put(`${address}/{id}`, { path: { id }, body: { role } });
  await again();
}

/** Takes a member out of the company. Who takes out themselves can no longer read the team. */
export async function removeMember(id: string): Promise<void> {
  await api.post(`${address}/{id}/remove`, { path: { id } });
}

export const forgetTeam = again;

/** What a link says, no matter who reads it: using the link signs its reader in and must not ask again. */
export const followedQuery = (token: string) =>
  queryOptions({
    queryKey: ['team-invitation', token],
    queryFn: ({ signal }): Promise<FollowedInvitation> =>
      api.post('/api/team-invitations/follow', { body: { token }, signal }),
    retry: false,
    staleTime: Infinity,
    meta: { sameForAll: true },
  });

export async function joinTeam(token: string): Promise<void> {
  await api.post('/api/team-invitations/join', { body: { token } });
}

/** Makes an account that belongs to the team; answers its address. */
export async function registerColleague(
  token: string,
  display_name: string,
  password: string,
): Promise<string> {
  const body = { token, display_name, password };
  return (await api.post('/api/team-invitations/register', { body })).email;
}

import { loginPath, paths, safeNext } from './paths';

/** Who looks: a person's e-mail and what the server's database says of them (spec §3). */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      email: string;
      dbData: { is_company: boolean; is_partner: boolean; is_admin: boolean };
    };

/** What a route asks of its viewer. `guest` pages are for people who are not signed in yet. */
export type Access = 'public' | 'guest' | 'signed-in' | 'user' | 'company' | 'admin';

export type Decision = { allow: true } | { allow: false; redirect: string };

const allow: Decision = { allow: true };
const redirect = (path: string): Decision => ({ allow: false, redirect: path });

/** The dashboard that belongs to a viewer; where "wrong role" goes. */
export function ownDashboard(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'anonymous':
      return paths.home;
    case 'user':
      if (viewer.dbData.is_admin) return paths.adminDashboard;
      if (viewer.dbData.is_company) return paths.clientDashboard;
      return viewer.dbData.is_partner ? paths.partnerDashboard : paths.dashboard;
  }
}

/** Where a signed-in viewer goes from a sign-in page: the `next` of its address, else their dashboard. */
export function afterSignIn(viewer: Viewer, here: string): string {
  const query = here.slice(here.indexOf('?') + 1);
  return safeNext(new URLSearchParams(query).get('next')) ?? ownDashboard(viewer);
}

/** Whether the viewer may see a route, or where to go instead. `here` is the path with its query. */
export function guard(viewer: Viewer, access: Access, here: string): Decision {
  if (access === 'public') return allow;
  if (access === 'guest')
    return viewer.kind === 'user' ? redirect(afterSignIn(viewer, here)) : allow;
  if (viewer.kind === 'anonymous') return redirect(loginPath(here));
  return fits(viewer.dbData, access) ? allow : redirect(ownDashboard(viewer));
}

type DbData = Extract<Viewer, { kind: 'user' }>['dbData'];

function fits(user: DbData, access: Exclude<Access, 'public' | 'guest'>): boolean {
  switch (access) {
    case 'signed-in':
      return true;
    case 'user':
      return !user.is_company && !user.is_admin;
    case 'company':
      return user.is_company;
    case 'admin':
      return user.is_admin;
  }
}

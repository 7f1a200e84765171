import { prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { foundRolesQuery } from '@/features/open-roles/api';
import { filterOf } from '@/features/open-roles/rules';

export const roles: Prefetch = ({ search }) => [prefetchList(foundRolesQuery(filterOf(search)))];

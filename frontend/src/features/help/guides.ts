import account from '@guide/account.md?raw';
import admin from '@guide/admin.md?raw';
import authors from '@guide/authors.md?raw';
import candidates from '@guide/candidates.md?raw';
import companies from '@guide/companies.md?raw';
import errors from '@guide/errors.md?raw';
import operators from '@guide/operators.md?raw';
import partners from '@guide/partners.md?raw';
import { parseGuide, type Guide } from './markdown';

/** Every guide, in the order in which they are listed. */
export const guides: readonly Guide[] = [
  parseGuide('companies', companies),
  parseGuide('candidates', candidates),
  parseGuide('partners', partners),
  parseGuide('account', account),
  parseGuide('authors', authors),
  parseGuide('admin', admin),
  parseGuide('operators', operators),
  parseGuide('errors', errors),
];

/** The guide that an address names. */
export const guideOf = (id: string | undefined): Guide | undefined =>
  guides.find((guide) => guide.id === id);

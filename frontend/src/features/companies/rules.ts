import type { CompanyIndustry, ListedCompany } from '@/api/words';
import { SEARCH_MOST } from '@/facts/constants';
import { countryName } from '@/facts/countries';
import type { CompanyFilter } from './api';
import { text } from './text';

const isIndustry = (value: string | null): value is CompanyIndustry =>
  value !== null && value in text.industries;

/** What an address asks of the list; what it does not know counts as nothing. */
export function filterOf(params: URLSearchParams): CompanyFilter {
  const industry = params.get('industry');
  return {
    search: Array.from((params.get('search') ?? '').trim())
      .slice(0, SEARCH_MOST)
      .join(''),
    industry: isIndustry(industry) ? industry : null,
  };
}

/** The same as a query string's parts. */
export const paramsOf = ({ search, industry }: CompanyFilter): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(industry === null ? {} : { industry }),
});

type Placed = { city: string | null; country: string | null };

/** Where a company is; null where it does not say. */
export function placeOf({ city, country }: Placed): string | null {
  const parts = [city, country === null ? null : countryName(country)];
  const known = parts.filter((part) => part !== null).join(', ');
  return known === '' ? null : known;
}

type Row = Pick<ListedCompany, 'industry' | 'size' | 'city' | 'country'>;

/** What stands under a company's name in the list. */
export function lineOf(row: Row): string {
  const parts = [
    row.industry === null ? null : text.industries[row.industry],
    placeOf(row),
    row.size === null ? null : text.sizes[row.size],
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The host of a web address as people say it; null where it is none. */
export function hostOf(website: string): string | null {
  try {
    const { protocol, host } = new URL(website);
    return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}

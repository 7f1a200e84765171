import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { CompanyDetails, DetailsForm } from '@/api/words';
import { DATA_FRESH_MS } from '@/facts/constants';

const address = '/api/companies/me/details';
const logo = '/api/companies/me/logo';

/** What of its work is removed, and after how many days. */
export const retentionQuery = queryOptions({
  queryKey: ['company', 'retention'],
  queryFn: async ({ signal }) => (await api.get('/api/companies/me/retention', { signal })).items,
  staleTime: DATA_FRESH_MS,
});

export const saveDetails = (form: DetailsForm, version: number): Promise<CompanyDetails> =>
  api.put(address, { body: { version, form } });

/** Sends a picture, in base64, and answers where the logo is. */
export async function sendLogo(image: string): Promise<string> {
  return (await api.put(logo, { body: { image } })).url;
}

export async function removeLogo(): Promise<void> {
  await api.remove(logo);
}

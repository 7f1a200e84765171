/** The development inbox: our outbox, and the codes of the sign-in emulator. */
import { queryOptions } from '@tanstack/react-query';
import axios from 'axios';

import { api } from '@/api/client';
import { paths } from '@/facts/paths';

const EVERY_MS = 5_000;

export const devMailQuery = queryOptions({
  queryKey: ['dev', 'mail'] as const,
  queryFn: ({ signal }) => api.get('/api/dev/mail', { signal }),
  staleTime: 0,
  refetchInterval: EVERY_MS,
});

export type OobCode = {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
};

/**
 * Where the mail's link leads: our page for the provider's mails, as where this product is installed. The emulator's
 * own page would settle the code and end at raw JSON. A log-in link names its own way back.
 */
export function landing({
  requestType,
  oobLink,
}: Pick<OobCode, 'requestType' | 'oobLink'>): string {
  return requestType === 'EMAIL_SIGNIN' ? oobLink : paths.resetPassword + new URL(oobLink).search;
}

/** Codes the emulator holds, newest first. It answers any origin and takes no token. */
export function oobCodesQuery(emulatorUrl: string, projectId: string) {
  return queryOptions({
    queryKey: ['dev', 'oob', emulatorUrl, projectId] as const,
    queryFn: async ({ signal }): Promise<OobCode[]> => {
      const url = `${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`;
      const response = await axios.get<{ oobCodes?: OobCode[] }>(url, { signal });
      return (response.data.oobCodes ?? []).toReversed();
    },
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

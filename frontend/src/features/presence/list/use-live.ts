import { useEffect } from 'react';
import { queryClient } from '@/api/cache/query-client';
import { watchPresence } from '@/api/live/live';
import { presenceKey } from './api';

/** Keeps what is shown of who is online fresh, as people come and go and as time passes. */
export function useLivePresence(): void {
  useEffect(
    () => watchPresence(() => void queryClient.invalidateQueries({ queryKey: presenceKey })),
    [],
  );
}

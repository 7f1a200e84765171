import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchBoard } from '@/api/live/live';
import { refreshRole } from '@/features/selection/api';

/** Has a role asked for again as soon as somebody changes its board. */
export function useLiveBoard(role: string): void {
  const client = useQueryClient();
  useEffect(() => watchBoard(role, () => void refreshRole(client, role)), [client, role]);
}

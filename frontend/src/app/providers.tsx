import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { queryClient } from '@/api/cache/query-client';
import { whenIdle } from '@/platform/loading/idle';
import { withPatience } from '@/platform/loading/patience';
import { TooltipProvider } from '@/ui/Tooltip';

const LogOutQuestion = lazy(
  withPatience(async () => ({
    default: (await import('@/features/session/leaving/LogOutQuestion')).LogOutQuestion,
  })),
);
const Toasts = lazy(withPatience(() => import('./Toasts')));

/** Data cache, tooltips and, once the browser is idle, the toasts and the question of who logs out. */
export function Providers({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={300}>{children}</TooltipProvider>
      {idle && (
        <Suspense fallback={null}>
          <Toasts />
          <LogOutQuestion />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RootBoundary } from '@/app/error-fallback';
import { Providers } from '@/app/providers';
import { createRouter } from '@/app/router';
import { keepReferral } from '@/features/session/referral/referral';
import { startSession } from '@/features/session/sign-in/identity';
import { InAppBanner } from '@/features/chrome/InAppBanner';
import { startTelemetry } from '@/features/chrome/start';
import { watchParts } from '@/platform/loading/parts';
import { watchFaults } from '@/platform/telemetry/faults';
import { installNonce } from '@/platform/nonce';
import { announceApplication } from '@/platform/start/hand-over';
import { replacePrerendered } from '@/platform/start/prerendered';
import { startServiceWorker } from '@/platform/loading/service-worker';
import { applyTheme, followTheme } from '@/platform/theme';
import '@/styles/index.css';

announceApplication();
watchFaults();
watchParts();
installNonce();
applyTheme(location.pathname);
followTheme();
keepReferral();
startSession();
startServiceWorker();

const router = createRouter();
startTelemetry(router);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
replacePrerendered(root);
// In a transition React draws in short pieces, between which a touch or a key is answered.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <RootBoundary>
        <Providers>
          <InAppBanner />
          <RouterProvider router={router} />
        </Providers>
      </RootBoundary>
    </StrictMode>,
  );
});

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RootBoundary } from '@/app/error-fallback';
import { Providers } from '@/app/providers';
import { createRouter } from '@/app/router';
import { keepReferral } from '@/features/session/referral';
import { startSession } from '@/features/session/identity';
import { installNonce } from '@/platform/nonce';
import { applyTheme } from '@/platform/theme';
import '@/styles/index.css';

installNonce();
applyTheme(location.pathname);
keepReferral();
startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <Providers>
        <RouterProvider router={createRouter()} />
      </Providers>
    </RootBoundary>
  </StrictMode>,
);

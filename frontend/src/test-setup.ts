import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// As long as a busy machine may take; a second is what it takes by itself.
configure({ asyncUtilTimeout: 10_000 });

// Most files share one document: what a test leaves there, the next one would find.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

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

// So are the modules: one that still loads when a file's document goes fails for the files after it too.
afterAll(() => vi.dynamicImportSettled());

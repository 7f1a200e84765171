import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Most files share one document: what a test leaves there, the next one would find.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

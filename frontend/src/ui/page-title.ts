import { useEffect } from 'react';
import { announce } from './announce';

let lastPath: string | undefined;

/**
 * Names the page: document title at once; after a navigation also focus on the `h1` and a polite
 * announcement. The first page of a visit keeps the browser's own focus. Call it once per page.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Assay' ? title : `${title} · Assay`;
  }, [title]);
  useEffect(() => {
    const first = lastPath === undefined;
    const same = lastPath === location.pathname;
    lastPath = location.pathname;
    if (first || same) return;
    const target = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
    if (target !== null) {
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    announce(document.title);
  }, []);
}

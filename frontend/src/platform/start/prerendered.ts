/**
 * Takes the page that came with the document away as soon as the application has drawn its own
 * into `root`; both happen between two pictures, so that nothing blinks.
 */
export function replacePrerendered(root: HTMLElement): void {
  const prerendered = document.getElementById('prerendered');
  if (prerendered === null) return;
  const observer = new MutationObserver(() => {
    // Toasts and banners may come before the page itself.
    if (root.querySelector('main') === null) return;
    observer.disconnect();
    prerendered.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

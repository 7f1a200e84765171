import { expect, it, vi } from 'vitest';
import { replacePrerendered } from './prerendered';

it('the prerendered page stays until the application has drawn its own', async () => {
  document.body.innerHTML = '<div id="prerendered"><h1>Home</h1></div><div id="root"></div>';
  const root = document.getElementById('root') ?? document.body;
  replacePrerendered(root);
  root.innerHTML = '<section>a toast</section>';
  await Promise.resolve();
  expect(document.getElementById('prerendered')).not.toBeNull();
  root.innerHTML = '<div><main>Home</main></div>';
  await vi.waitFor(() => expect(document.getElementById('prerendered')).toBeNull());
});

it('a page without one is left alone', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => replacePrerendered(document.body)).not.toThrow();
});

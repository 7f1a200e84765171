import { afterEach, expect, it, vi } from 'vitest';
import { replaceWorkers, startServiceWorker } from './service-worker';

const logged = vi.hoisted(() => vi.fn());
vi.mock('@/platform/log', () => ({ logError: logged }));

vi.mock('./reach', () => ({ isReachable: () => Promise.resolve(true) }));

afterEach(() => {
  delete document.documentElement.dataset['worker'];
  vi.unstubAllGlobals();
});

function container(waiting: { postMessage: () => void } | null, installing?: EventTarget) {
  const order: string[] = [];
  const unregister = vi.fn(() => Promise.resolve(order.push('unregister') > 0));
  const register = vi.fn(() => {
    order.push('register');
    return Promise.resolve({ waiting, installing, addEventListener: () => undefined });
  });
  const getRegistrations = () => Promise.resolve([{ unregister }, { unregister }]);
  const fake = { getRegistrations, register } as unknown as ServiceWorkerContainer;
  return { fake, order, register };
}

it('every earlier worker goes, this one is registered at the root, and a waiting one is asked to take over', async () => {
  const waiting = { postMessage: vi.fn() };
  const { fake, order, register } = container(waiting);
  expect(await replaceWorkers(fake)).not.toBeNull();
  expect(order).toEqual(['unregister', 'unregister', 'register']);
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(logged).not.toHaveBeenCalled();
});

it('one that is being installed when the registration answers takes over once it is installed', async () => {
  const postMessage = vi.fn();
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage });
  await replaceWorkers(container(null, worker).fake);
  worker.dispatchEvent(new Event('statechange'));
  expect(postMessage).not.toHaveBeenCalled();
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('a registration that fails is logged', async () => {
  const { fake, register } = container(null);
  register.mockRejectedValueOnce(new Error('no'));
  expect(await replaceWorkers(fake)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

it('waits until the page has loaded, and is started once in a document', async () => {
  const { fake, register } = container(null);
  register.mockRejectedValue(new Error('seen'));
  vi.stubGlobal('navigator', { serviceWorker: fake });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startServiceWorker();
  startServiceWorker();
  await new Promise((resolve) => setTimeout(resolve));
  expect(register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  startServiceWorker();
  await new Promise((resolve) => setTimeout(resolve));
  expect(register).toHaveBeenCalledTimes(1);
});

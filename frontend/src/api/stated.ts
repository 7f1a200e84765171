// Calls whose answers the server's description does not name closely enough yet: the address is checked, the answer's
// type is stated at the call. Each goes once the description has its closed lists.
import { api } from './client';
import type { Address, AnyCall } from './typed';

type Loose = (address: string, call?: AnyCall) => Promise<unknown>;

// The method is looked up at the call, so that a test that answers for the client answers for this too.
const loosely = (method: 'get' | 'post' | 'put' | 'create'): Loose => api[method] as Loose;

export const stated = {
  get: <T>(address: Address<'get'>, call?: AnyCall) => loosely('get')(address, call) as Promise<T>,
  post: <T>(address: Address<'post'>, call?: AnyCall) =>
    loosely('post')(address, call) as Promise<T>,
  put: <T>(address: Address<'put'>, call?: AnyCall) => loosely('put')(address, call) as Promise<T>,
  create: <T>(address: Address<'post'>, call?: AnyCall) =>
    loosely('create')(address, call) as Promise<T>,
};

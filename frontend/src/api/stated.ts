// The one call whose address the server's description does not tell right: it says that the name is a part of the path,
// and not of the query. To be removed with that.
import { api } from './client';
import type { Address, AnyCall } from './typed';

type Loose = (address: string, call?: AnyCall) => Promise<unknown>;

export const stated = {
  get: <T>(address: Address<'get'>, call?: AnyCall) =>
    (api.get as Loose)(address, call) as Promise<T>,
};

import axios, {
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { logError } from '@/platform/log';
import { leaveToLogin } from '@/platform/navigation';
import { ApiError, toApiError } from './errors';
import { readEvents, type ServerEvent } from './events';
import { idempotencyKey } from './idempotency';
import { clearToken, currentToken, refreshToken } from './token';

type Tracked = InternalAxiosRequestConfig & { retried?: boolean };

const TIMEOUT_MS = 20_000;
/** Words that arrive one by one take longer than an answer. */
const STREAM_TIMEOUT_MS = 120_000;

/** Builds the axios instance; tests give it their own adapter. */
export function createHttp(adapter?: AxiosRequestConfig['adapter']): AxiosInstance {
  const http = axios.create({ timeout: TIMEOUT_MS, ...(adapter === undefined ? {} : { adapter }) });
  http.interceptors.request.use(async (config) => {
    const token = await currentToken();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!axios.isAxiosError(error)) throw error;
    const config = error.config as Tracked | undefined;
    if (error.response?.status !== 401 || config === undefined || config.retried === true)
      throw error;
    await refreshOrLeave(error);
    config.retried = true;
    return http.request(config);
  });
  return http;
}

/** The single refresh after a 401; where it fails, the person has to sign in again (spec §8). */
async function refreshOrLeave(cause: unknown): Promise<void> {
  const token = await refreshToken().catch(() => null);
  if (token !== null) return;
  clearToken();
  leaveToLogin();
  throw cause;
}

export type CallOptions = {
  signal?: AbortSignal | undefined;
  params?: Record<string, string | number | undefined>;
};

/** A body that was to be read piece by piece, whole: errors come as JSON even then. */
async function wholeBody(error: unknown): Promise<void> {
  if (!axios.isAxiosError(error) || !(error.response?.data instanceof ReadableStream)) return;
  const said = await new Response(error.response.data).text();
  try {
    error.response.data = JSON.parse(said) as unknown;
  } catch {
    error.response.data = said;
  }
}

export type NamedFile = { blob: Blob; name: string };

function fileName(disposition: unknown): string {
  const found = typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition) : null;
  return found?.[1] ?? 'download';
}

/**
 * Calls of the product's server. Every failure is an ApiError; nothing here shows anything to a person.
 * `streaming` is the adapter that hands out an answer before it is whole; tests give their own.
 */
export function createApi(http: AxiosInstance, streaming: AxiosRequestConfig['adapter'] = 'fetch') {
  const request = async <T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> => {
    try {
      return await http.request<T>(config);
    } catch (error) {
      await wholeBody(error);
      const mapped = toApiError(error);
      if (!axios.isCancel(error))
        logError(`${config.method ?? ''} ${config.url ?? ''} failed`, mapped);
      throw mapped;
    }
  };
  const send = async <T>(config: AxiosRequestConfig): Promise<T> => (await request<T>(config)).data;
  const options = ({ signal, params }: CallOptions) => ({
    ...(signal === undefined ? {} : { signal }),
    ...(params === undefined ? {} : { params }),
  });
  return {
    get: <T>(url: string, call: CallOptions = {}) =>
      send<T>({ method: 'get', url, ...options(call) }),
    /** A file, under the name that the server gives it. */
    download: async (url: string, call: CallOptions = {}): Promise<NamedFile> => {
      const response = await request<Blob>({
        method: 'get',
        url,
        responseType: 'blob',
        ...options(call),
      });
      return { blob: response.data, name: fileName(response.headers['content-disposition']) };
    },
    post: <T>(url: string, data?: unknown, call: CallOptions = {}) =>
      send<T>({ method: 'post', url, data, ...options(call) }),
    /** A POST whose answer comes event by event; `onEvent` gets each as it arrives. */
    stream: async (
      url: string,
      data: unknown,
      onEvent: (event: ServerEvent) => void,
      call: CallOptions = {},
    ): Promise<void> => {
      const response = await request<ReadableStream<Uint8Array>>({
        method: 'post',
        url,
        data,
        adapter: streaming,
        responseType: 'stream',
        timeout: STREAM_TIMEOUT_MS,
        headers: { Accept: 'text/event-stream' },
        ...options(call),
      });
      try {
        await readEvents(response.data, onEvent);
      } catch (error) {
        throw call.signal?.aborted === true
          ? new ApiError({ status: 0, code: 'aborted', detail: '' })
          : new ApiError({ status: 0, code: 'network', detail: String(error) });
      }
    },
    put: <T>(url: string, data: unknown, call: CallOptions = {}) =>
      send<T>({ method: 'put', url, data, ...options(call) }),
    remove: <T>(url: string, call: CallOptions = {}) =>
      send<T>({ method: 'delete', url, ...options(call) }),
    /** A creating POST. Give the same key when the same act is tried again. */
    create: <T>(
      url: string,
      data: unknown,
      key: string = idempotencyKey(),
      call: CallOptions = {},
    ) =>
      send<T>({ method: 'post', url, data, headers: { 'Idempotency-Key': key }, ...options(call) }),
  };
}

export const api = createApi(createHttp());

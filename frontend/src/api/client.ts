import axios, {
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { logError } from '@/platform/log';
import { leaveToLogin } from '@/platform/navigation';
import { noteAnswer } from '@/platform/loading/reach';
import { ApiError, hasCode, toApiError } from './errors';
import { readEvents, type ServerEvent } from './events';
import { idempotencyKey } from './idempotency';
import { clearToken, currentToken, refreshToken } from './token/token';
import { endViewing, VIEW_AS_HEADER, viewing } from './token/view-as';
import type { AnyCall, AnyUpload, Api } from './typed';

type Own = { asOneself?: boolean };
type Tracked = InternalAxiosRequestConfig & Own & { retried?: boolean };

const TIMEOUT_MS = 20_000;
/** Words that arrive one by one take longer than an answer. */
const STREAM_TIMEOUT_MS = 120_000;
/** As long as the server waits for a file. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** Builds the axios instance; tests give it their own adapter. */
export function createHttp(adapter?: AxiosRequestConfig['adapter']): AxiosInstance {
  const http = axios.create({ timeout: TIMEOUT_MS, ...(adapter === undefined ? {} : { adapter }) });
  http.interceptors.request.use(async (config) => {
    const token = await currentToken();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    const as = (config as Tracked).asOneself === true ? null : viewing();
    if (as !== null) config.headers.set(VIEW_AS_HEADER, as.secret);
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

function fileName(disposition: unknown): string {
  const found = typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition) : null;
  return found?.[1] ?? 'download';
}

/** The address with its parts filled in; a value can be anything and stays one part. */
function fill(address: string, path: Record<string, string> = {}): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
}

function configOf(method: string, address: string, call: AnyCall = {}): AxiosRequestConfig & Own {
  const { path, query, body, key, signal, asOneself } = call;
  return {
    method,
    url: fill(address, path),
    ...(body === undefined ? {} : { data: body }),
    ...(query === undefined ? {} : { params: query }),
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    ...(signal === undefined ? {} : { signal }),
    ...(asOneself === undefined ? {} : { asOneself }),
  };
}

/** `streaming` is the adapter that hands out an answer before it is whole; tests give their own. */
export function createApi(
  http: AxiosInstance,
  streaming: AxiosRequestConfig['adapter'] = 'fetch',
): Api {
  const request = async <T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> => {
    try {
      const answer = await http.request<T>(config);
      noteAnswer(true);
      return answer;
    } catch (error) {
      await wholeBody(error);
      const mapped = toApiError(error);
      if (mapped instanceof ApiError && mapped.code !== 'aborted')
        noteAnswer(mapped.code !== 'network');
      if (!axios.isCancel(error))
        logError(`${config.method ?? ''} ${config.url ?? ''} failed`, mapped);
      if (hasCode(mapped, 'view_as_ended')) endViewing();
      throw mapped;
    }
  };
  // The answer passes through untouched; typed.ts says what each address answers.
  const send = (method: string) => async (address: string, call?: AnyCall) =>
    (await request<never>(configOf(method, address, call))).data;
  const post = send('post');
  return {
    get: send('get'),
    post,
    put: send('put'),
    remove: send('delete'),
    create: (address: string, call?: AnyCall) => post(address, { key: idempotencyKey(), ...call }),
    upload: async (address: string, { file, onProgress, ...call }: AnyUpload) => {
      const config = configOf('post', address, { key: idempotencyKey(), ...call });
      const response = await request<never>({
        ...config,
        data: file,
        headers: { ...(config.headers as object), 'Content-Type': 'application/zip' },
        timeout: UPLOAD_TIMEOUT_MS,
        ...(onProgress === undefined
          ? {}
          : { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      });
      return response.data;
    },
    download: async (address: string, call?: AnyCall) => {
      const config = { ...configOf('get', address, call), responseType: 'blob' as const };
      const response = await request<Blob>(config);
      return { blob: response.data, name: fileName(response.headers['content-disposition']) };
    },
    drawing: send('get'),
    stream: async (
      address: string,
      call: AnyCall,
      onEvent: (event: never) => void,
    ): Promise<void> => {
      const response = await request<ReadableStream<Uint8Array>>({
        ...configOf('post', address, call),
        adapter: streaming,
        responseType: 'stream',
        timeout: STREAM_TIMEOUT_MS,
        headers: { Accept: 'text/event-stream' },
      });
      try {
        await readEvents(response.data, onEvent as (event: ServerEvent) => void);
      } catch (error) {
        throw call.signal?.aborted === true
          ? new ApiError({ status: 0, code: 'aborted', detail: '' })
          : new ApiError({ status: 0, code: 'network', detail: String(error) });
      }
    },
  };
}

export const api = createApi(createHttp());

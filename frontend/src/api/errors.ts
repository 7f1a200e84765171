import { isAxiosError } from 'axios';

/** One field that broke a rule. */
export type FieldProblem = { field: string; code: string; detail: string };

/**
 * Any failed call. `code` is what screens branch on: the server's own codes, or
 * `network` (no answer), `timeout`, `aborted`, `unreadable` (an answer of another form).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** The server's sentence for people; empty when there was no answer. */
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | null;
  /** Seconds to wait, from Retry-After; null where the server named none. */
  readonly retryAfter: number | null;

  constructor(parts: {
    status: number;
    code: string;
    detail: string;
    fields?: readonly FieldProblem[];
    requestId?: string | null;
    retryAfter?: number | null;
  }) {
    super(parts.detail === '' ? parts.code : parts.detail);
    this.status = parts.status;
    this.code = parts.code;
    this.detail = parts.detail;
    this.fields = parts.fields ?? [];
    this.requestId = parts.requestId ?? null;
    this.retryAfter = parts.retryAfter ?? null;
  }
}

/** Whether the error is an ApiError with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Whether nobody answered: worth keeping the work and trying again automatically. */
export function isOffline(error: unknown): boolean {
  return hasCode(error, 'network', 'timeout');
}

/** The message for one field of a form, if the server named it. */
export function fieldError(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find((problem) => problem.field === field)?.detail;
}

type Problem = {
  status?: unknown;
  code?: unknown;
  detail?: unknown;
  title?: unknown;
  errors?: unknown;
  request_id?: unknown;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldProblems(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: Record<string, unknown>) => ({
    field: asText(entry['field']),
    code: asText(entry['code']),
    detail: asText(entry['detail']),
  }));
}

function seconds(header: unknown): number | null {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** Turns an error of axios into an ApiError; leaves other errors as they are. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  const { response } = error;
  if (response === undefined) {
    const code =
      error.code === 'ERR_CANCELED'
        ? 'aborted'
        : error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
          ? 'timeout'
          : 'network';
    return new ApiError({ status: 0, code, detail: '' });
  }
  const body: Problem =
    typeof response.data === 'object' && response.data !== null ? (response.data as Problem) : {};
  const headers = response.headers as Record<string, unknown>;
  return new ApiError({
    status: response.status,
    code: asText(body.code) || 'unreadable',
    detail: asText(body.detail) || asText(body.title),
    fields: fieldProblems(body.errors),
    requestId: asText(body.request_id) || asText(headers['x-request-id']) || null,
    retryAfter: seconds(headers['retry-after']),
  });
}

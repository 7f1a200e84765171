// What each address of the server takes and answers, read from schema.ts, which the server's own description
// generates: a call that the server does not know does not compile. Nothing of this is left at run time.
import type { paths } from './schema';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The addresses that know a method. */
export type Address<M extends Method> = {
  [A in keyof paths]: paths[A] extends Record<M, object> ? A : never;
}[keyof paths];

/** The description of one method at one address, or of all where a test stands in for all. */
type Operation<M extends Method, A extends Address<M>> = Described<M, paths[A]>;

type Described<M extends Method, At> = At extends Record<M, infer Operation> ? Operation : never;

/** One type for all addresses with the same parts; the compiler would otherwise compare each with each. */
interface Parts<Names extends string> {
  path: Record<Names, string>;
}

type PathOf<O> = O extends { path: infer Path } ? Parts<keyof Path & string> : Without<'path'>;

type QueryOf<O> = O extends { query: infer Query }
  ? { query: Sent<Query> }
  : O extends { query?: infer Query }
    ? unknown extends Query
      ? Without<'query'>
      : { query?: Sent<NonNullable<Query>> }
    : Without<'query'>;

type BodyOf<O> = O extends { body: infer Body } ? { body: Body } : Without<'body'>;

type Without<Name extends string> = { [N in Name]?: never };

/** A query is text on the wire: where the description asks for any text, a number does as well. */
type Sent<Query> = {
  [N in keyof Query]: string extends Query[N] ? Query[N] | number : Query[N];
};

type Signal = {
  signal?: AbortSignal | undefined;
  /** As the signed-in person, also while they view as somebody else. */
  asOneself?: boolean;
};

export type Call<M extends Method, A extends Address<M>> = Signal &
  PathOf<Operation<M, A>> &
  QueryOf<Operation<M, A>> &
  BodyOf<Operation<M, A>>;

/** A call that needs nothing can be left out. */
type Rest<C> = object extends C ? [call?: C] : [call: C];

/** What is answered where all goes well. */
export type Answer<M extends Method, A extends Address<M>> = AnswerOf<Operation<M, A>>;

type AnswerOf<O> = O extends { answer: infer Answered } ? Answered : never;

/** What is answered event by event, each by its name. */
export type EventOf<A extends Address<'post'>> = paths[A] extends { post: { events: infer Event } }
  ? Event
  : never;

/** A method that answers JSON. `More` is what its calls may carry beside what the server asks for. */
type Asks<M extends Method, More = unknown> = <A extends Address<M>>(
  address: A,
  ...rest: Rest<Call<M, A> & More>
) => Promise<Answer<M, A>>;

/** A call that sends a file in place of JSON. */
type Upload<A extends Address<'post'>> = Signal &
  PathOf<Operation<'post', A>> &
  QueryOf<Operation<'post', A>> & {
    file: Blob;
    key?: string;
    /** How much has been sent, from 0 to 1. */
    onProgress?: (sent: number) => void;
  };

export type NamedFile = { blob: Blob; name: string };

/** Calls of the product's server. Every failure is an ApiError; nothing here shows anything to a person. */
export type Api = {
  get: Asks<'get'>;
  post: Asks<'post'>;
  put: Asks<'put'>;
  remove: Asks<'delete'>;
  /** A creating POST. Give the same key when the same act is tried again. */
  create: Asks<'post', { key?: string }>;
  /** A creating POST whose body is a file. */
  upload: <A extends Address<'post'>>(address: A, call: Upload<A>) => Promise<Answer<'post', A>>;
  /** A file, under the name that the server gives it. */
  download: <A extends Address<'get'>>(
    address: A,
    ...rest: Rest<Call<'get', A>>
  ) => Promise<NamedFile>;
  /** A drawing of the site itself. */
  drawing: (path: `/${string}.svg`) => Promise<string>;
  /** A POST whose answer comes event by event; `onEvent` gets each as it arrives. */
  stream: <A extends Address<'post'>>(
    address: A,
    call: Call<'post', A>,
    onEvent: (event: EventOf<A>) => void,
  ) => Promise<void>;
};

/** The same as the client sends it, for any address. */
export type AnyCall = Signal & {
  path?: Record<string, string>;
  query?: object;
  body?: unknown;
  key?: string;
};

/** The same of a call that sends a file. */
export type AnyUpload = Omit<AnyCall, 'body'> & {
  file: Blob;
  onProgress?: (sent: number) => void;
};

/** For tests that stand in for every address at once: all types together are more than the compiler takes. */
export type AnyApi = Record<
  'get' | 'post' | 'create',
  (address: string, call?: AnyCall) => Promise<unknown>
> & {
  stream: (address: string, call: AnyCall, onEvent: (event: object) => void) => Promise<void>;
};

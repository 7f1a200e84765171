import type { LiveMessage, LiveRequest } from '@/api/words';

type LiveEvent = Extract<LiveMessage, { type: 'event' }>;
type LiveBoard = Extract<LiveMessage, { type: 'board' }>;
type LiveLease = Extract<LiveMessage, { type: 'lease' }>;
type LiveCheck = Extract<LiveMessage, { type: 'check' }>;
type LiveSupport = Extract<LiveMessage, { type: 'support' }>;
type LivePresence = Extract<LiveMessage, { type: 'presence' }>;
type LiveTyping = Extract<LiveMessage, { type: 'typing' }>;
type LiveStanding = Extract<LiveMessage, { type: 'notifications' }>;

export type LiveListener = {
  onEvent?: (event: LiveEvent) => void;
  /** A board has changed: at once, and with each change. */
  onBoard?: (board: LiveBoard) => void;
  /** An attempt was taken over: at once how often, and with each time. */
  onLease?: (lease: LiveLease) => void;
  /** The judge has come further with a problem: at once how far, and with each line. */
  onCheck?: (check: LiveCheck) => void;
  /** How the person's notifications stand: at once, and with each change. */
  onStanding?: (standing: LiveStanding) => void;
  /** A conversation with support has changed: at once, and with each change. */
  onSupport?: (standing: LiveSupport) => void;
  /** Somebody came online, left or went elsewhere: at once, and with each change. */
  onPresence?: (change: LivePresence) => void;
  /** The other side of a conversation types. */
  onTyping?: (typing: LiveTyping) => void;
  /** The topic is subscribed on a working socket. */
  onUp: () => void;
  /** There is no working socket for the topic. */
  onDown: () => void;
};

/** What the connection needs from outside; tests give their own. */
export type LiveDeps = {
  open: () => WebSocket;
  token: () => Promise<string | null>;
  refresh: () => Promise<string | null>;
  reuseLeftMs: () => number;
  /** Whether there may be a socket; where not, every topic stays down. */
  may?: () => boolean;
};

type Topic = { listener: LiveListener; lastEventId: number | undefined };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const IDLE_CLOSE_MS = 30_000;
const ASK_AGAIN_MS = 3000;
/** After so many failures the wait is the longest. */
const BUSY_FAILURES = 5;

/** One socket for the tab: signs in, subscribes, comes back after a break, signs in again before the token ends. */
export class LiveConnection {
  readonly #deps: LiveDeps;
  readonly #topics = new Map<string, Topic>();
  #socket: WebSocket | null = null;
  #ready = false;
  #failures = 0;
  #refused = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reauth: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  /** Follows a topic until the returned function is called. */
  subscribe(name: string, listener: LiveListener): () => void {
    this.#topics.set(name, { listener, lastEventId: undefined });
    clearTimeout(this.#idle);
    listener.onDown();
    if (this.#ready) this.#ask(name);
    else if (this.#socket === null) this.#connect();
    return () => {
      if (this.#topics.get(name)?.listener !== listener) return;
      this.#topics.delete(name);
      if (this.#ready) this.#send({ type: 'unsubscribe', topic: name });
      if (this.#topics.size === 0) this.#idle = setTimeout(() => this.#close(), IDLE_CLOSE_MS);
    };
  }

  /** Says that the person types in a conversation with support; lost where there is no socket. */
  type(topic: string, user: string | null): void {
    if (this.#ready) this.#send({ type: 'typing', topic, user });
  }

  /** Ends the socket, which belongs to the person who signed in on it; topics that are followed get a new one. */
  hangUp(): void {
    this.#close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#deps.may?.() === false) return;
    const socket = this.#deps.open();
    this.#socket = socket;
    socket.onopen = () => void this.#signIn();
    socket.onmessage = (message) => this.#receive(String(message.data));
    socket.onclose = () => this.#lost(socket);
  }

  async #signIn(): Promise<void> {
    const ask = this.#refused ? this.#deps.refresh : this.#deps.token;
    const token = await ask().catch(() => null);
    if (token === null) this.#close();
    else this.#send({ type: 'auth', token });
  }

  #receive(data: string): void {
    const message = JSON.parse(data) as LiveMessage;
    switch (message.type) {
      case 'ready':
        this.#onReady();
        break;
      case 'subscribed':
        this.#topics.get(message.topic)?.listener.onUp();
        break;
      case 'event':
        this.#deliver(message);
        break;
      case 'board':
        this.#topics.get(message.topic)?.listener.onBoard?.(message);
        break;
      case 'lease':
        this.#topics.get(message.topic)?.listener.onLease?.(message);
        break;
      case 'check':
        this.#topics.get(message.topic)?.listener.onCheck?.(message);
        break;
      case 'notifications':
        this.#topics.get(message.topic)?.listener.onStanding?.(message);
        break;
      case 'support':
        this.#topics.get(message.topic)?.listener.onSupport?.(message);
        break;
      case 'presence':
        this.#topics.get(message.topic)?.listener.onPresence?.(message);
        break;
      case 'typing':
        this.#topics.get(message.topic)?.listener.onTyping?.(message);
        break;
      case 'error':
        this.#refuse(message.code, message.topic);
        break;
    }
  }

  #refuse(code: string, topic: string | null): void {
    const busy = code === 'rate_limited' || code === 'too_many_lines';
    if (topic === null) {
      // A fresh token helps where the token was refused, not where there are too many of us.
      if (busy) this.#failures = BUSY_FAILURES;
      else this.#refused = true;
      return;
    }
    if (!busy) return;
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && this.#topics.has(topic)) this.#ask(topic);
    }, ASK_AGAIN_MS);
  }

  #onReady(): void {
    const again = this.#ready;
    this.#ready = true;
    this.#failures = 0;
    this.#refused = false;
    clearTimeout(this.#reauth);
    this.#reauth = setTimeout(() => void this.#signIn(), this.#deps.reuseLeftMs() + 1000);
    if (!again) for (const name of this.#topics.keys()) this.#ask(name);
  }

  #deliver(event: LiveEvent): void {
    const topic = this.#topics.get(event.topic);
    if (topic === undefined) return;
    topic.lastEventId = event.event_id;
    topic.listener.onEvent?.(event);
  }

  #ask(name: string): void {
    const last = this.#topics.get(name)?.lastEventId;
    this.#send({
      type: 'subscribe',
      topic: name,
      ...(last === undefined ? {} : { last_event_id: last }),
    });
  }

  #send(message: LiveRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #close(): void {
    this.#socket?.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#reauth);
    this.#socket = null;
    this.#ready = false;
    if (this.#topics.size === 0) return;
    for (const topic of this.#topics.values()) topic.listener.onDown();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
}

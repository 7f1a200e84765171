import { CHUNK_RELOAD_THROTTLE_MS } from '@/facts/constants';
import { read, write } from '@/platform/storage';

const CHUNK_MESSAGES =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|unable to preload css/i;

/** Whether the error is a lazy file that could not be fetched, as after a new release. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_MESSAGES.test(error.message);
}

/** Whether a reload at `now` is allowed; the last one is epoch ms as text, or null. */
export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last ?? Number.NaN);
  return !Number.isFinite(at) || now - at >= CHUNK_RELOAD_THROTTLE_MS;
}

/** When the last reload was: as it was kept, or as the address says where nothing can be kept. */
export function lastReload(kept: string | null, href: string): string | null {
  return kept ?? new URL(href).searchParams.get('v');
}

/** The same address with a fresh `v`, so that no cache answers. */
export function withVersion(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set('v', String(now));
  return url.toString();
}

/** The page goes on until the new one is there, and more of its files may fail meanwhile. */
let underWay = false;

/** Reloads once, not again within ten seconds (spec §4, §9). Answers whether it does. */
export function reloadForChunk(): boolean {
  const now = Date.now();
  if (underWay) return true;
  if (!mayReload(lastReload(read('chunkReloadAt'), location.href), now)) return false;
  reload(now);
  return true;
}

/** Reloads because somebody asked for it. */
export function reloadByHand(): void {
  reload(Date.now());
}

function reload(now: number): void {
  underWay = true;
  write('chunkReloadAt', String(now));
  location.replace(withVersion(location.href, now));
}

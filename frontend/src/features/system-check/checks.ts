/** The looks themselves: each answers what it has found and never fails. */
import { api } from '@/api/client';
import type { InviteCard } from '@/api/words';
import { languageList } from '@/features/problems/rules';

import { amountOf, type Finding, isSmall, judged, skewOf } from './rules';
import { text } from './text';

const PROBE = 'assay.check';
const LIVE_LIMIT_MS = 5_000;

const good = (words: string): Finding => ({ state: 'good', words });
const bad = (words: string): Finding => ({ state: 'bad', words });

export function checkStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Finding {
  try {
    const written = String(Date.now());
    storage.setItem(PROBE, written);
    const same = storage.getItem(PROBE) === written;
    storage.removeItem(PROBE);
    return same ? good(text.storageGood) : bad(text.storageBad);
  } catch {
    return bad(text.storageBad);
  }
}

export async function checkClock(code: string): Promise<Finding> {
  try {
    const began = Date.now();
    const { server_now } = await api.get('/api/codebrain/{id}', { path: { id: code } });
    const skew = skewOf(server_now, began, Date.now());
    return good(isSmall(skew) ? text.clockGood : text.clockOff(amountOf(skew), skew < 0));
  } catch {
    return bad(text.clockBad);
  }
}

/** Opens a socket as the workspace does, and closes it before anything is said. */
export function checkLive(open: () => WebSocket): Promise<Finding> {
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      clearTimeout(timer);
      resolve(finding);
    };
    const timer = setTimeout(() => end(bad(text.liveBad)), LIVE_LIMIT_MS);
    try {
      const socket = open();
      socket.onopen = () => {
        socket.close();
        end(good(text.liveGood));
      };
      socket.onerror = () => end(bad(text.liveBad));
    } catch {
      end(bad(text.liveBad));
    }
  });
}

export async function checkJudge(card: InviteCard): Promise<Finding> {
  try {
    const { items } = await api.get('/api/languages', {});
    const { running, missing } = judged(card, items);
    if (missing.length > 0) return bad(text.judgeSome(languageList(missing)));
    return good(text.judgeGood(languageList(running)));
  } catch {
    return bad(text.judgeBad);
  }
}

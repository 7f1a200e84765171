import { useEffect, useRef } from 'react';
import { sendHeartbeat } from '@/api/live/heartbeat';
import type { PresenceDevice } from '@/api/words/presence';
import { areaOf } from './areas';
import { Heart } from './heart';

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pointermove'] as const;

/** One number for as long as the page is loaded. */
const tab = crypto.randomUUID();

function device(): PresenceDevice {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return matchMedia('(max-width: 767px)').matches ? 'phone' : 'tablet';
}

/** Has the server know that the person is here, for as long as there is one. */
export function usePresence(userId: string | null, pathname: string): void {
  const heart = useRef<Heart>(null);
  useEffect(() => {
    if (userId === null) return;
    const beating = new Heart({
      send: sendHeartbeat,
      area: () => areaOf(location.pathname),
      device,
      isVisible: () => !document.hidden,
      isOnline: () => navigator.onLine,
      tab,
      random: Math.random,
    });
    heart.current = beating;
    const touch = () => beating.touch();
    const wake = () => beating.wake();
    const leave = () => beating.stop(true);
    for (const name of INPUTS) addEventListener(name, touch, { passive: true, capture: true });
    document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', wake);
    beating.start();
    return () => {
      for (const name of INPUTS) removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', wake);
      beating.stop(false);
      heart.current = null;
    };
  }, [userId]);
  useEffect(() => heart.current?.look(), [pathname]);
}

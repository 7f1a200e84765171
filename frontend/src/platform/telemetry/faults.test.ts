import { beforeEach, describe, expect, it, vi } from 'vitest';

let faults: typeof import('./faults');
beforeEach(async () => {
  vi.resetModules();
  faults = await import('./faults');
});

describe('a lost indexed database', () => {
  it.each([
    ['Connection to Indexed Database server lost. Refresh the page to try again', true],
    ["Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.", true],
    ['x is not a function', false],
  ])('is known by its words: %s', (message, lost) => {
    expect(faults.isDatabaseLost(new Error(message))).toBe(lost);
  });

  it('is silenced and reported to nobody', () => {
    const report = vi.fn();
    faults.onFault(report);
    const target = new EventTarget();
    faults.watchFaults(target as Window);
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('Connection to Indexed Database server lost'),
    });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a fault', () => {
  it('waits for the module that reports it, at most ten of them', () => {
    for (let at = 0; at < 12; at += 1) faults.noteFault(new TypeError(`boom ${at}`));
    const report = vi.fn();
    faults.onFault(report);
    expect(report).toHaveBeenCalledTimes(10);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'TypeError: boom 0' });
  });

  it('that nobody caught is reported and stays on the console', () => {
    const report = vi.fn();
    faults.onFault(report);
    const target = new EventTarget();
    faults.watchFaults(target as Window);
    const event = Object.assign(new Event('error', { cancelable: true }), {
      error: new Error('boom'),
    });
    target.dispatchEvent(event);
    target.dispatchEvent(new Event('error'));
    expect(event.defaultPrevented).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

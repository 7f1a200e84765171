import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

/** What the server writes; its own tests hold it to the same file. */
const file = readFileSync('../crates/mail/src/calendar/entries.json', 'utf8');
const entries = JSON.parse(file) as Record<'request' | 'cancel' | 'feed', string>;

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const found = calendar.getFirstSubcomponent('vevent');
  if (found === null) throw new Error('no event');
  return { calendar, event: new ICAL.Event(found), found };
}

describe('an entry for a calendar, read by another program', () => {
  it('keeps its name, its times and every text as it was', () => {
    const { calendar, event, found } = read(entries.request);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect([event.uid, event.sequence]).toEqual(['0192a0de@assay.example', 2]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-29T08:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-29T09:15:00.000Z');
    expect(event.summary).toBe('Interview: Fitter, Pellworth; Söhne');
    expect(event.description).toBe('ä€👩 '.repeat(40));
    expect(event.location).toBe('https://meet.example/a,b');
    const organizer = found.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:ruth@example.com');
    expect(organizer?.getFirstParameter('cn')).toBe("Ruth: 'the' boss");
    expect(event.attendees.map((one) => one.getFirstParameter('cn'))).toEqual(['Ada; Ä']);
  });

  it('is withdrawn under the same name', () => {
    const { calendar, event, found } = read(entries.cancel);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event.uid).toBe(read(entries.request).event.uid);
    expect(found.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});

describe('a calendar of many entries, read by another program', () => {
  it('holds an interview without who comes, and a deadline', () => {
    const calendar = new ICAL.Component(ICAL.parse(entries.feed) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(events.map((one) => one.sequence)).toEqual([2, 20_160]);
    expect(events.map((one) => one.attendees.length)).toEqual([0, 0]);
    expect(events[1]?.summary).toBe('Last moment to start Fitter, part 1 (Pellworth)');
    expect(events[1]?.startDate.toJSDate().toISOString()).toBe('2027-05-04T12:00:00.000Z');
  });
});

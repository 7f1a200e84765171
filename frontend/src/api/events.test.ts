import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './events';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function eventsOf(...chunks: string[]): Promise<ServerEvent[]> {
  const found: ServerEvent[] = [];
  await readEvents(streamOf(...chunks), (event) => found.push(event));
  return found;
}

it('reads events wherever the pieces of the answer are cut', async () => {
  const whole = 'event: phrase\ndata: {"text":"How"}\n\nevent: done\ndata: {"n":1}\n\n';
  const expected = [
    { name: 'phrase', data: { text: 'How' } },
    { name: 'done', data: { n: 1 } },
  ];
  for (let cut = 1; cut < whole.length; cut += 7)
    expect(await eventsOf(whole.slice(0, cut), whole.slice(cut))).toEqual(expected);
});

it('joins the lines of one event, leaves out comments, takes the last without its empty line', async () => {
  expect(await eventsOf(': still here\r\n\r\n', 'data: [1,\ndata: 2]\r\n\r\n', 'data: 3')).toEqual([
    { name: 'message', data: [1, 2] },
    { name: 'message', data: 3 },
  ]);
});

it('an event that is no JSON is an error', async () => {
  await expect(eventsOf('data: {oops\n\n')).rejects.toThrow();
});

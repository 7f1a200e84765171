/** One event of a stream: its name and its data, as JSON gave it. */
export type ServerEvent = { name: string; data: unknown };

function parse(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { name, data: JSON.parse(data.join('\n')) as unknown };
}

/** Reads `text/event-stream` to its end. Comments and events without data are left out. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest = (rest + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of done ? [...blocks, rest] : blocks) {
      const event = parse(block);
      if (event !== null) onEvent(event);
    }
    if (done) return;
  }
}

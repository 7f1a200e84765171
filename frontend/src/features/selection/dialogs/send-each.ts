type Sent = { sent: number; refused: number; error: unknown };

/**
 * Does something for each, one after the other: who is refused keeps nobody else from it. Where all are
 * refused, it fails as the first did.
 */
export async function sendEach<T>(
  items: readonly T[],
  send: (item: T) => Promise<unknown>,
): Promise<Sent> {
  const done: Sent = { sent: 0, refused: 0, error: undefined };
  for (const item of items) {
    try {
      await send(item);
      done.sent += 1;
    } catch (error) {
      done.refused += 1;
      done.error ??= error;
    }
  }
  if (done.sent === 0 && done.refused > 0) throw done.error;
  return done;
}

// Waiting for something that another program does, with a limit that has a name.

/** Asks again until `look` answers something, at most this long. */
export async function eventually(what, look, { withinMs = 20_000, everyMs = 100 } = {}) {
  const until = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > until) throw new Error(`${what} did not come within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

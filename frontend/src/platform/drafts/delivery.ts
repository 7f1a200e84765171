/** Who sends what the server lacks of the drafts that are open here. */
const senders = new Set<() => Promise<void>>();

/** Called back before somebody leaves; answers how to be called no more. */
export function onDelivery(send: () => Promise<void>): () => void {
  senders.add(send);
  return () => senders.delete(send);
}

/** Once everybody has tried, or this time has passed. */
export async function deliverAll(patienceMs: number): Promise<void> {
  const all = Promise.allSettled([...senders].map((send) => send()));
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([all, late]);
}

/**
 * Sends the server something that nobody waits for. It outlives the page, carries neither cookie
 * nor token, and when it does not arrive nothing is lost.
 */
export function tell(url: string, body: string, type = 'application/json'): void {
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

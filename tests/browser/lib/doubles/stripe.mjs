// Stripe where the server under test expects it: the documented wire of Checkout Sessions, and a page to pay at.
// Nothing listens there while no spec wants it.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { baseUrl, stripePort } from '../settings.mjs'

/** What the server is configured with; `cargo xtask test` says the same. */
const KEY = 'sk_test_browser_double'
const SECRET = 'whsec_browser_double'

async function bodyOf(request) {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

const intentOf = ({ id }) => id.replace('cs_', 'pi_')

function wire(session, expanded) {
  const { id, form, paid } = session
  const charge = { id: 'ch_1', object: 'charge', amount_refunded: 0 }
  const whole = {
    id: intentOf(session),
    object: 'payment_intent',
    latest_charge: charge,
  }
  return {
    id,
    object: 'checkout.session',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]'),
    payment_status: paid ? 'paid' : 'unpaid',
    payment_intent: paid ? (expanded ? whole : whole.id) : null,
    url: paid ? null : `http://127.0.0.1:${stripePort}/pay/${id}`,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    metadata: { invoice_id: form.get('metadata[invoice_id]') },
  }
}

/** Sends an event that is signed, and resolves with what the server answers. */
async function deliver(kind, session, number) {
  const data = { object: wire(session, false) }
  const body = JSON.stringify({
    id: `evt_${process.pid}_${number}`,
    object: 'event',
    type: kind,
    data,
  })
  const at = Math.floor(Date.now() / 1000)
  const tag = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': `t=${at},v1=${tag}`,
  }
  return fetch(`${baseUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers,
    body,
  })
}

const PAGE = `<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay</h1>
<form method="post"><button>Pay</button></form></main></html>`

/** Stripe's double. A person who pays at its page comes back once the server has heard of it, twice. */
export async function stripe() {
  const sessions = new Map()
  const byKey = new Map()
  let events = 0
  const made = (key, form) => {
    if (!byKey.has(key)) {
      const session = {
        id: `cs_${process.pid}_${sessions.size + 1}`,
        form,
        paid: false,
      }
      sessions.set(session.id, session)
      byKey.set(key, session)
    }
    return byKey.get(key)
  }
  const api = async (request, rest) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return [401, { error: { type: 'invalid_request_error' } }]
    if (request.method === 'POST') {
      const form = new URLSearchParams(await bodyOf(request))
      return [200, wire(made(request.headers['idempotency-key'], form), false)]
    }
    const session = sessions.get(rest.replace(/^\//, ''))
    if (session === undefined) return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]
    return [200, wire(session, true)]
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://double')
    if (pathname.startsWith('/v1/checkout/sessions')) {
      const [status, body] = await api(request, pathname.slice('/v1/checkout/sessions'.length))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    const session = sessions.get(pathname.replace('/pay/', ''))
    if (session === undefined) return void response.writeHead(404).end()
    if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    session.paid = true
    events += 1
    for (let times = 0; times < 2; times += 1) await deliver('checkout.session.completed', session, events)
    response.writeHead(303, { location: session.form.get('success_url') }).end()
  })
  server.listen(stripePort, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { close }
}

// A language model where the server under test expects one. Nothing listens there while no spec wants it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { modelPort } from '../settings.mjs'

async function body(request) {
  let text = ''
  for await (const piece of request) text += piece
  return JSON.parse(text)
}

function say(response, text) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const piece = { choices: [{ index: 0, delta: { content: word } }] }
    response.write(`data: ${JSON.stringify(piece)}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

/** Asks `question`, reads `fields` out of every answer, and breaks while `broken` is set. */
export async function languageModel({ question, fields }) {
  const model = { asked: 0, broken: false, close: null }
  const server = createServer(async (request, response) => {
    model.asked += 1
    const { response_format: format } = await body(request)
    if (model.broken) response.writeHead(500).end()
    else say(response, format === undefined ? question : JSON.stringify(fields))
  })
  server.listen(modelPort, '127.0.0.1')
  await once(server, 'listening')
  model.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return model
}

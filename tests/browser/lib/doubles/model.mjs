// A language model where the server under test expects one. Nothing listens there while no spec wants it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { modelPort } from '../settings.mjs'

function say(response, text) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const piece = { choices: [{ index: 0, delta: { content: word } }] }
    response.write(`data: ${JSON.stringify(piece)}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

/** Says these words to everything it is asked. */
export async function languageModel(words) {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => say(response, words))
  })
  server.listen(modelPort, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { close }
}

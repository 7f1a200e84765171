// Runs in pages. Stands in for https://apis.google.com/js/api.js, of which the Firebase SDK and
// the emulator's helper page use only the frame messaging: with it the real popup flow works
// without the internet. Both ends talk over one MessageChannel.
(() => {
  const HELLO = 'assay:frame-hello'

  class Peer {
    handlers = new Map()
    early = []
    answers = new Map()
    count = 0

    constructor() {
      this.connected = new Promise((resolve) => (this.connect = resolve))
      this.connected.then((port) => (port.onmessage = ({ data }) => this.take(data)))
    }

    /** What came before its handler is handed to it now. */
    register(name, handler) {
      this.handlers.set(name, handler)
      const waiting = this.early.filter((message) => message.name === name)
      this.early = this.early.filter((message) => message.name !== name)
      waiting.forEach((message) => this.take(message))
    }

    async take(message) {
      if (message.name === undefined) {
        this.answers.get(message.id)?.(message.answer)
        return
      }
      const handler = this.handlers.get(message.name)
      if (!handler) {
        this.early.push(message)
        return
      }
      const answer = await handler(message.payload)
      ;(await this.connected).postMessage({ id: message.id, answer })
    }

    send(name, payload, done) {
      const id = ++this.count
      // The SDK's own callback throws when nobody waits any more; Google's script swallows that.
      this.answers.set(id, (answer) => {
        try {
          done?.([answer])
        } catch {
          return
        }
      })
      this.connected.then((port) => port.postMessage({ id, name, payload }))
    }

    ping(done) {
      return this.connected.then(() => done?.())
    }

    restyle() {
      return Promise.resolve([])
    }
  }

  const context = {
    open({ url, where, attributes }, opened) {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes?.style)
      const peer = new Peer()
      addEventListener('message', ({ data, source }) => {
        if (data !== HELLO || source !== frame.contentWindow) return
        const { port1, port2 } = new MessageChannel()
        frame.contentWindow.postMessage(HELLO, '*', [port2])
        peer.connect(port1)
      })
      frame.src = url
      where.append(frame)
      return Promise.resolve(opened(peer))
    },
    getParentIframe() {
      const peer = new Peer()
      addEventListener('message', ({ data, ports }) => {
        if (data === HELLO && ports.length === 1) peer.connect(ports[0])
      })
      parent.postMessage(HELLO, '*')
      return peer
    },
  }

  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Peer },
  }
  const named = new URL(document.currentScript.src).searchParams.get('onload')
  ;(named ? window[named] : window.gapi_onload)?.()
})()

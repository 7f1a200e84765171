// What a page does while it loads: how much of it moves by itself, and what it asks the server for twice.

/** The most that may move, as the browser counts it (cumulative layout shift). */
const MOST_SHIFT = 0.05

/**
 * From now on each document of this page notes what it does while it loads. Answers come late, as over a slow line: what
 * waits for them must not move when they come. They are held back in the page, for a `route` would take the files of every
 * page from the server again.
 */
export async function watchLoading(page) {
  await page.addInitScript(() => {
    const noted = { shift: 0, moved: [], asked: [], missing: 0 }
    window.loading = noted
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue
        noted.shift += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const where = `${Math.round(from.y)}→${Math.round(to.y)}, ${Math.round(from.height)}→${Math.round(to.height)} high`
          noted.moved.push(`${entry.value.toFixed(3)} ${node?.nodeName} ${node?.className ?? ''} ${where}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // The pages ask by XMLHttpRequest.
    const { open, send, abort } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (method, address, ...rest) {
      const { pathname, search } = new URL(address, location.href)
      this.isLate = pathname.startsWith('/api/')
      if (this.isLate && method.toUpperCase() === 'GET') noted.asked.push(pathname + search)
      return open.call(this, method, address, ...rest)
    }
    XMLHttpRequest.prototype.send = function (body) {
      if (!this.isLate) return send.call(this, body)
      noted.missing += 1
      this.isHeld = true
      const release = () => {
        if (!this.isHeld) return
        this.isHeld = false
        this.addEventListener('loadend', () => (noted.missing -= 1))
        send.call(this, body)
      }
      setTimeout(release, 100 + 60 * (noted.asked.length % 4))
    }
    // What is called off while it is held back is never sent.
    XMLHttpRequest.prototype.abort = function () {
      if (this.isHeld) noted.missing -= 1
      this.isHeld = false
      return abort.call(this)
    }
  })
}

/** Waits until every answer has come and is drawn, and for a moment nothing more is asked. */
async function settle(page) {
  await page.waitForFunction(() => {
    const { loading } = window
    const now = performance.now()
    if (loading.missing > 0 || loading.count !== loading.asked.length) loading.since = now
    loading.count = loading.asked.length
    return now - loading.since > 250
  })
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
}

/** What is wrong with how the page that is open has loaded; the page is watched. */
export async function loadingFaults(page) {
  await settle(page)
  const { shift, moved, asked } = await page.evaluate(() => window.loading)
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at)
  const faults = twice.map((one) => `asks ${one} more than once`)
  if (shift > MOST_SHIFT) faults.push(`${shift.toFixed(3)} moved: ${moved.join('; ')}`)
  return faults
}

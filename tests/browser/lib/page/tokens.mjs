// Bearer tokens as they pass. Those of the emulator are not signed, so a spec can make one older.

const part = (token, index) => JSON.parse(Buffer.from(token.split('.')[index], 'base64url'))

/** The same token, as if its person had signed in so many seconds earlier. */
function older(token, seconds) {
  const claims = part(token, 1)
  claims.auth_time -= seconds
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return [token.split('.')[0], body, ''].join('.')
}

/**
 * From now on the calls to this path carry a sign-in that is an hour old, until `renewed()` is
 * called: what a person meets who comes back to an open page.
 */
export async function ageSignIn(page, path) {
  let aging = true
  await page.route(`**${path}`, async (route) => {
    const headers = await route.request().allHeaders()
    if (!aging) return route.continue()
    const token = headers.authorization.replace(/^Bearer /, '')
    return route.continue({ headers: { ...headers, authorization: `Bearer ${older(token, 3600)}` } })
  })
  return { renewed: () => (aging = false) }
}

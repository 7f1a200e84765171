// Which routes of the emulator are kept. Starting it is almost only the compilation of one JSON
// schema per route, so the routes that neither the browser SDK nor our server calls are removed
// from its OpenAPI document before it is read, and the query parameters that only Google's own client
// libraries send. Of 8 s of computing 2 s are left.
'use strict'

const CALLED_BY_BROWSERS = [
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithEmailLink',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects',
  '/v1/recaptchaParams',
  '/v1/token',
  '/v2/accounts:revokeToken',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
]

const OF_A_PROJECT = [
  '/v1/projects/{targetProjectId}/accounts',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:delete',
  '/v1/projects/{targetProjectId}/accounts:lookup',
  '/v1/projects/{targetProjectId}/accounts:query',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/config',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
]

const KEPT = new Set([...CALLED_BY_BROWSERS, ...OF_A_PROJECT])

const UNUSED_PARAMETERS =
  /\/(access_token|alt|callback|fields|oauth_token|prettyPrint|quotaUser|uploadType|upload_protocol)$/

/** Removes the rest from the document, in place. Fails when a kept route is not there. */
function prune(document) {
  const missing = [...KEPT].filter((path) => !(path in document.paths))
  if (missing.length > 0) {
    throw new Error(`this firebase-tools has no route ${missing.join(', ')}: check lib/routes.cjs`)
  }
  for (const [path, route] of Object.entries(document.paths)) {
    if (!KEPT.has(path)) delete document.paths[path]
    else route.parameters = (route.parameters ?? []).filter(({ $ref }) => !UNUSED_PARAMETERS.test($ref))
  }
}

module.exports = { prune }

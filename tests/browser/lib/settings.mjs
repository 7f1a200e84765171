// Where the stack under test is. `cargo xtask test` starts one and says so in the environment.

function needed(name) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run \`cargo xtask test --only browser\``)
  return value
}

export const baseUrl = needed('ASSAY_URL')
export const emulatorUrl = needed('ASSAY_EMULATOR_URL')
export const password = needed('ASSAY_PASSWORD')
export const chromiumPath = needed('ASSAY_CHROMIUM')
/** Where the server looks for its language model. */
export const modelPort = Number(needed('ASSAY_MODEL_PORT'))
/** Where the server looks for Stripe. */
export const stripePort = Number(needed('ASSAY_STRIPE_PORT'))
/** What the server keeps, its own database among it. */
export const dataDir = needed('ASSAY_DATA_DIR')
export const project = 'demo-assay'

/** The two widths every screen must work at. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}

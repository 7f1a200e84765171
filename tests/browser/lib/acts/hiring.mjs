// A role, as a company describes it on the pages.

const DAY_MS = 24 * 60 * 60 * 1000

const tab = (page, name) => page.getByRole('tab', { name }).click()

/** Chooses from a list. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Says everything that a role needs. */
export async function fillInRole(page) {
  await page.getByLabel('Title', { exact: true }).fill('Software intern')
  await choose(page, 'Employment', 'Internship')
  await choose(page, 'Level', 'Students')
  await page.getByLabel('Openings').fill('2')
  await tab(page, /^Description/)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('You build **tools** for fitters.')
  await page.getByLabel('Must-haves').fill('You have written a program')
  await tab(page, /^Skills/)
  const skills = page.getByRole('combobox', { name: 'Skills', exact: true })
  for (const skill of ['Rust', 'SQL']) {
    await skills.fill(skill)
    await skills.press('Enter')
  }
  await tab(page, /^Logistics/)
  await choose(page, 'Workplace', 'Hybrid')
  await page.getByLabel('Town or city').fill('Lisbon')
  await choose(page, 'Country', 'Portugal')
  await page.getByLabel('Duration in weeks').fill('12')
  await page.getByLabel('Hours per week').fill('40')
  await page.getByLabel('Pay from').fill('1200')
  await page.getByLabel('Pay to').fill('1500')
  await choose(page, 'Currency', 'EUR')
  await choose(page, 'For', 'per month')
  const deadline = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  await page.getByLabel('Apply by').fill(deadline)
}

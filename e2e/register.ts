import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './api.ts'
import { paced } from './pace.ts'

export const password = 'plum-Lantern-94'
let lastPlayer = 0

/** An address that nobody has had in this run. */
export function newEmail(): string {
  lastPlayer += 1
  return `player-${process.pid}-${Date.now()}-${lastPlayer}@example.com`
}

/**
 * The birthday of the person with this email, as `yyyy-mm-dd`: another one for nearly everybody, so that a player who excludes themself in one test is not
 * taken for the players of the others.
 */
export const birthDateOf = (email: string): string => dayFrom(1950, 14_000, email)
const dayFrom = (year: number, days: number, email: string): string => {
  const day = createHash('sha256').update(email).digest().readUInt32BE(0) % days
  return new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
}
/**
 * The birthday of somebody who takes a break in a journey, years before those of all others: of whoever shares name and birthday with them the site takes
 * neither stakes nor deposits, whichever journey they are in.
 */
export const birthDateOfBreak = (email: string): string => dayFrom(1935, 5_000, email)
/** The same as the profile writes it: `dd.mm.yyyy`. */
export const writtenBirthDateOf = (email: string): string => birthDateOf(email).split('-').toReversed().join('.')
/** Who registers with this email, where the form is not what a test is about. */
export const personOf = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  birth_date: birthDateOf(email),
  country: 'GB',
})

/** Chooses from the long list of countries as a person does: opens it, types, takes the first. */
export async function chooseCountry(page: Page | Locator, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search: Country' }).fill(name)
  await page.getByRole('listbox', { name: 'Country' }).getByRole('option', { name }).first().click()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText(name)
}

/** Fills the registration form of the open popup; leaves the sending to the test. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Date of birth').fill(birthDateOf(email))
  await chooseCountry(page, 'United Kingdom')
  await page.getByLabel(/accept the terms/).check()
}

/**
 * A new player, signed in on whatever page comes next; the form itself has journeys of its own. Answers the login. Two accounts of one person are
 * registered with one `birthday`, `yyyy-mm-dd`.
 */
export async function register(page: Page, birthday?: string): Promise<string> {
  const email = newEmail()
  const person = { ...personOf(email), ...(birthday !== undefined && { birth_date: birthday }) }
  await call(page, 'auth.register', { email, password, currency: 'USD', terms: '1', ...person })
  return email
}

export async function logIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Email or phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** By the menu of the header, until the page is a visitor's. What follows a login may load the page's data once more, and shuts an open menu. */
export async function logOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  const [wayIn, wayOut] = ['Log in', 'Log out'].map((name) => banner.getByRole('button', { name, exact: true }))
  if (!wayIn || !wayOut) throw new Error('two buttons')
  await expect(async () => {
    if (await wayIn.isVisible()) return
    if (!(await wayOut.isVisible())) await banner.getByRole('button', { name: 'Account', exact: true }).click()
    await wayOut.click({ timeout: paced(2_000) })
    await expect(wayIn).toBeVisible({ timeout: paced(20_000) })
  }).toPass({ timeout: paced(60_000) })
}

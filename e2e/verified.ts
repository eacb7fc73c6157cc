import { expect, type Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { paced } from './pace.ts'

const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}`

/** Confirms the e-mail of this page's player by the code of its letter. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await call(page, 'account.sendconfirmationtocontact', { contact: email })
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const url = `${sandbox}/postbox/mailboxes/${encodeURIComponent(email)}/messages`
        const letters = (await (await page.request.get(url)).json()) as { text: string }[]
        return (code = letters.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find((found) => found !== undefined))
      },
      { timeout: paced(40_000) }
    )
    .toBeDefined()
  await call(page, 'account.confirmContact', { contact: email, code: code ?? '' })
}

/** Asked of the vendor as only a test may. */
async function control(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`${sandbox}/sumsub/control${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const lettersOf = (applicant: string): string =>
  applicant.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** What somebody hands in, and what the vendor says of it. */
export async function review(
  page: Page,
  applicant: string,
  result: object,
  name: string = lettersOf(applicant)
): Promise<void> {
  const idDocs = [{ idDocType: 'PASSPORT', country: 'GBR', number: applicant, validUntil: '2035-01-01' }]
  // Two of one name and birthday wait for our staff: a further first name, as documents have them, tells these apart.
  const { first_name, last_name, birth_date } = await profileOf(page)
  const info = { firstName: `${first_name} ${name}`, lastName: last_name, dob: birth_date, idDocs }
  await control(page, `/${applicant}/submit`, { info })
  await control(page, `/${applicant}/decide`, { result })
  await control(page, '/tick', {})
}
const profileOf = async (page: Page): Promise<Record<'first_name' | 'last_name' | 'birth_date', string>> =>
  ((await ask(page, 'account.getprofileinfo')) as { profile: Awaited<ReturnType<typeof profileOf>> }).profile

export const startVerification = async (page: Page): Promise<string> =>
  String((await call(page, 'sumsub.createApplicant', {})).applicant_id)

/** This page's player is known and can be reached: they may be paid. Pages and forms of it have journeys of their own. */
export async function verify(page: Page, email: string): Promise<void> {
  await confirmEmail(page, email)
  await review(page, await startVerification(page), { reviewAnswer: 'GREEN' })
  await expect.poll(async () => (await ask(page, 'account.getInfo')).is_verified).toBe(true)
}

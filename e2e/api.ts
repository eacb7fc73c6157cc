import { expect, type Page } from '@playwright/test'

const version = 'locale=en&version=1'
/** As the site's own pages send it. */
export const sameOrigin = { origin: process.env.PUBLIC_URL ?? '', 'sec-fetch-site': 'same-origin' }

async function dataOf(answer: Awaited<ReturnType<Page['request']['get']>>): Promise<Record<string, unknown>> {
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** Calls the API as the player of this page; answers its data. */
export const call = async (
  page: Page,
  key: string,
  values: Readonly<Record<string, string>>,
  idempotencyKey?: string
): Promise<Record<string, unknown>> =>
  dataOf(
    await page.request.post(`/api/${key.replace('.', '/')}?${version}`, {
      headers: { ...sameOrigin, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
      multipart: { ...values },
    })
  )

/** Asks the API as the player of this page; answers its data. */
export const ask = async (
  page: Page,
  key: string,
  values: Readonly<Record<string, string>> = {}
): Promise<Record<string, unknown>> =>
  dataOf(await page.request.get(`/api/${key.replace('.', '/')}?${version}&${new URLSearchParams(values).toString()}`))

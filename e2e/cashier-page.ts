import type { Locator, Page } from '@playwright/test'

export const headerBalance = (page: Page): Locator => page.getByRole('banner').getByTestId('balance')
export const main = (page: Page): Locator => page.getByRole('main')
export const heading = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('heading', { level: 1, name })
export const amount = (page: Page): Locator => page.getByLabel('Amount', { exact: true })
/** The number of the transaction that the address names. */
export const idIn = (page: Page): string => /\d+$/.exec(page.url())?.[0] ?? ''

import { test as base, type BrowserContext, type ConsoleMessage, expect } from '@playwright/test'

/** What the pages of the running test complained of. A worker runs one test at a time. */
const complaints: string[] = []

const isComplaint = (message: ConsoleMessage): boolean => message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()))

/** So often may a journey ask for the data of one page: more is a page that leads to another again and again. */
const askedMax = 25
const asked = new Map<string, number>()

function listen(context: BrowserContext): BrowserContext {
  context.on('request', (request) => {
    const url = request.url()
    if (!url.includes('.data')) return
    const times = (asked.get(url) ?? 0) + 1
    asked.set(url, times)
    if (times === askedMax) complaints.push(`asked for ${askedMax} times: ${url}`)
  })
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message))
  return context
}

interface Journey {
  /** What this journey provokes: a complaint that fits one of these is expected here. */
  provokes: (...expected: readonly RegExp[]) => void
}

/**
 * A journey fails on whatever any of its pages says to the console as an error, throws, or finds different from what the server rendered, unless
 * the test says that it `provokes` just that.
 */
export const test = base.extend<Journey, object>({
  browser: [
    async ({ browser }, use) => {
      // The page of the test and whatever it opens by hand all begin here.
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => listen(await open(options))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  provokes: [
    async ({ browser: _ }, use) => {
      complaints.length = 0
      asked.clear()
      const provoked: RegExp[] = []
      await use((...expected) => void provoked.push(...expected))
      const unexpected = complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)))
      expect(unexpected, 'what the pages of this journey complained of').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

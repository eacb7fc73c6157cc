import { setTimeout as passed } from 'node:timers/promises'
import { test as base, type BrowserContext, type ConsoleMessage, expect, type Request } from '@playwright/test'

/** What the pages of the running test complained of. A worker runs one test at a time. */
const complaints: string[] = []

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()))

/** So often may a journey ask for the data of one page: more is a page that leads to another again and again. */
const askedMax = 25
const asked = new Map<string, number>()

/** What has no answer yet, and whose it is. */
const unanswered = new Map<Request, BrowserContext>()
const answerWaitMs = 5_000

/**
 * Waits for the answers to whatever the pages still asked for, so that a journey that ends right after a call fails for its refusal each time and
 * not only where the answer happens to be quick. A call that a test holds for good is waited for only so long.
 */
async function answered(): Promise<void> {
  const until = Date.now() + answerWaitMs
  while (unanswered.size > 0 && Date.now() < until) await passed(20)
  // The console is told of a refusal after its answer has come.
  await passed(20)
}

function listen(context: BrowserContext): BrowserContext {
  const settle = (request: Request): void => void unanswered.delete(request)
  context.on('requestfinished', settle)
  context.on('requestfailed', settle)
  context.on('close', () => {
    for (const [request, whose] of unanswered) if (whose === context) unanswered.delete(request)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (/\/api\/|\.data/.test(url)) unanswered.set(request, context)
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

/**
 * Contexts that were opened by hand, and the file that opened one before its journeys for all of them; none for one of the running journey. Nobody
 * else closes them, and their pages would live on beside all later journeys.
 */
const opened = new Map<BrowserContext, string | undefined>()
let isRunning = false

const closeThose = (ended: (file: string | undefined) => boolean): Promise<unknown> =>
  Promise.all([...opened].filter(([, file]) => ended(file)).map(([context]) => context.close()))

async function openContext(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = listen(await opening)
  opened.set(context, isRunning ? undefined : base.info().file)
  context.on('close', () => opened.delete(context))
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
      browser.newContext = (options) => openContext(open(options))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await use(context)
    await answered()
  },
  provokes: [
    async ({ browser: _ }, use, { file: current }) => {
      await closeThose((file) => file !== current)
      isRunning = true
      complaints.length = 0
      asked.clear()
      unanswered.clear()
      const provoked: RegExp[] = []
      await use((...expected) => void provoked.push(...expected))
      isRunning = false
      await closeThose((file) => file === undefined)
      const unexpected = complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)))
      expect(unexpected, 'what the pages of this journey complained of').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

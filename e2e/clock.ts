import type { BrowserContext, Request, Route } from '@playwright/test'

interface Facts {
  now: string
  readonly check: { due_at: string | null }
}

const session = /\/account\/(?:getSession|continueSession)\?/

/**
 * Moves the clock of the browser, and of the server as the browser hears of it: what is confirmed counts from the moved time on. The clock stands
 * while an answer is on its way: a page that reads the server's time of before with its own of after would believe that its own is ahead.
 */
export async function movableClock(context: BrowserContext): Promise<(ms: number) => Promise<void>> {
  let [moved, movedAtConfirmation] = [0, 0]
  const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString()
  /** What has been asked for and not been read yet, and what a question waits for while the clock is moved. */
  const asked = new Set<Request>()
  let isMoved = Promise.resolve()
  const answer = async (route: Route): Promise<void> => {
    await isMoved
    asked.add(route.request())
    if (route.request().url().includes('continueSession')) movedAtConfirmation = moved
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const body = (await response.json()) as { data: Facts }
    const { check, now } = body.data
    body.data.now = later(now, moved)
    check.due_at &&= later(check.due_at, movedAtConfirmation)
    await route.fulfill({ response, json: body })
  }
  context.on('requestfinished', (request) => asked.delete(request))
  context.on('requestfailed', (request) => asked.delete(request))
  context.on('page', (page) => page.on('close', () => asked.clear()))
  await context.clock.install()
  await context.route(session, answer)
  return async (ms) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = isMoved
    isMoved = promise
    await before
    while (asked.size > 0) await new Promise((next) => setTimeout(next, 10))
    // Each page has then read what came last.
    await Promise.all(context.pages().map((page) => page.evaluate(() => undefined)))
    moved += ms
    await context.clock.fastForward(ms)
    resolve()
  }
}

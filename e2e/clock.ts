import type { BrowserContext } from '@playwright/test'

interface Facts {
  now: string
  readonly check: { due_at: string | null }
}

/** Moves the clock of the browser, and of the server as the browser hears of it: what is confirmed counts from the moved time on. */
export async function movableClock(context: BrowserContext): Promise<(ms: number) => Promise<void>> {
  let [moved, movedAtConfirmation] = [0, 0]
  const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString()
  await context.clock.install()
  await context.route(/\/account\/(?:getSession|continueSession)\?/, async (route) => {
    if (route.request().url().includes('continueSession')) movedAtConfirmation = moved
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const body = (await response.json()) as { data: Facts }
    const { check, now } = body.data
    body.data.now = later(now, moved)
    check.due_at &&= later(check.due_at, movedAtConfirmation)
    await route.fulfill({ response, json: body })
  })
  return async (ms) => {
    moved += ms
    await context.clock.fastForward(ms)
  }
}

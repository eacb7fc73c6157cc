import type { Page } from '@playwright/test'

/** How a player plays a game by its page. Without any of these the big button is all that is pressed. */
interface Hand {
  /** What is pressed before a round begins, and how often: chips, numbers. */
  readonly before?: { readonly press: string; readonly times: number }
  /** What is pressed while a round waits for a decision, and how often at most before the big button ends it, where that can. */
  readonly decide?: { readonly press: string; readonly times: number }
}
const spots = (times: number): Hand => ({ before: { press: '.spot', times } })

const hands: Readonly<Record<string, Hand>> = {
  'almanac-fair': spots(4),
  'fox-and-heron': spots(2),
  'lantern-dice': spots(4),
  'parlour-baccarat': spots(2),
  'parlour-roulette': spots(6),
  'ten-of-forty': spots(8),
  'wheel-of-hours': spots(5),
  'queen-of-three': spots(1),
  'cabinet-of-foxes': { decide: { press: '.drawer', times: 6 } },
  clearing: { decide: { press: '.tile', times: 3 } },
  stepstones: { decide: { press: '.stone', times: 3 } },
  'higher-ground': { decide: { press: '.guess', times: 3 } },
  'sun-and-moon': { decide: { press: '.call', times: 2 } },
  combination: { before: { press: '.turn', times: 2 }, decide: { press: '.turn', times: 3 } },
  'parlour-blackjack': { decide: { press: '.way', times: 1 } },
  'aces-at-dawn': { decide: { press: '.seat', times: 2 } },
  'double-noon': { decide: { press: '.seat', times: 2 } },
  'jacks-at-midnight': { decide: { press: '.seat', times: 2 } },
}

/** Until a press has been in a frame. */
const isSeen = `new Promise((done) => {
  const look = () => (document.querySelector('[data-pressed]') ? requestAnimationFrame(look) : setTimeout(done))
  requestAnimationFrame(look)
})`

let presses = 0
/** Presses one of what can be pressed there, another one each time; whether there was one. */
export async function press(page: Page, selector: string): Promise<boolean> {
  presses += 1
  const at = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => !one.disabled && one.checkVisibility())
    const one = all[${presses * 7919} % all.length]
    if (!one) return null
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  if (at) await page.mouse.click(at.x, at.y)
  // What a press does begins once it is seen.
  if (at) await page.evaluate(isSeen)
  return at !== null
}

const isStill = `!document.querySelector('.frame[aria-busy]')`
const isFree = `${isStill} && (!document.querySelector('button.go').disabled || document.querySelector('.stage button:enabled') !== null)`

/** Until the page waits for its player, at most so long. Asked from here: pages of games forbid scripts that are made of text. */
async function untilFree(page: Page, mostMs: number): Promise<boolean> {
  const endsAt = Date.now() + mostMs
  while (Date.now() < endsAt) {
    if (await page.evaluate<boolean>(isFree)) return true
    await page.waitForTimeout(100)
  }
  return false
}

/** One round from the first press to the last win shown, or as much of it as is shown in that time. */
export async function playRound(page: Page, sysname: string, mostMs: number): Promise<void> {
  const endsAt = Date.now() + mostMs
  const left = (): number => endsAt - Date.now()
  const { before, decide } = hands[sysname] ?? {}
  const status: { open: boolean } = { open: false }
  const hear = (response: { url(): string; json(): Promise<unknown> }): void => {
    if (!/\/api\/games\/(?:play|advance)/.test(response.url())) return
    void response.json().then(
      (answer) => (status.open = JSON.stringify(answer).includes('"status":"open"')),
      () => undefined
    )
  }
  page.on('response', hear)
  try {
    for (let time = 0; time < (before?.times ?? 0); time++) await press(page, `.stage ${before?.press}`)
    if (!(await press(page, 'button.go'))) return
    await untilFree(page, left())
    for (let step = 0; status.open && left() > 0; step++) {
      const decides = decide !== undefined && step < decide.times && (await press(page, `.stage ${decide.press}`))
      if (!decides && !(await press(page, 'button.go')) && !(await press(page, `.stage ${decide?.press ?? 'button'}`)))
        return
      await page.waitForTimeout(120)
      if (!(await untilFree(page, left()))) return
    }
    // What is celebrated goes on after the controls are back.
    await page.waitForTimeout(Math.max(0, Math.min(1500, left())))
  } finally {
    page.off('response', hear)
  }
}

/** Makes the stake higher and lower again: presses of which something must be seen at once. */
export async function changeStake(page: Page): Promise<void> {
  for (const place of ['last', 'first']) await press(page, `.stakes .round-button:${place}-child`)
}

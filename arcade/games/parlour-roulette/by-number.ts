import { say, textsOfGame, timesText } from '../../shell/boot.ts'
import { h, write } from '../../shell/dom.ts'
import { openSheet } from '../../shell/sheet.ts'
import { nameOf } from './layout.ts'
import { betsOn, colourOf, roulette } from './rules.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
/** A bet may lie on so many numbers to be in the list: those beside each other, not the fields below the table. */
const insideMost = 6

/** What the sheet needs of the table. */
export interface ChipsByNumber {
  /** Puts one chip on a bet. */
  readonly lay: (bet: string) => void
  /** Minor units on a bet. */
  readonly stakeOn: (bet: string) => number
  readonly amount: (minor: bigint) => string
  readonly chipMinor: bigint
}

/**
 * All bets that lie on one number, each as large as a finger: on the table of a phone the places between numbers are 9 to 16 pixels wide, and no key leads to them
 * (decision 0830).
 */
export function openByNumber({ lay, stakeOn, amount, chipMinor }: ChipsByNumber): void {
  const sheet = openSheet(words.byNumber, 'by-number', () => undefined)
  const list = h('ul', { class: 'bets-on' })
  const show = (pocket: number): void => {
    for (const [at, pad] of pads.entries()) pad.setAttribute('aria-pressed', String(at === pocket))
    const bets = betsOn(pocket).filter(({ numbers }) => numbers.length <= insideMost)
    list.replaceChildren(...bets.map(({ bet, numbers }) => h('li', {}, betButton(bet, numbers))))
  }
  const betButton = (bet: string, numbers: readonly number[]): HTMLButtonElement => {
    const stake = h('span', { class: 'num on' })
    const written = (): string => (stakeOn(bet) > 0 ? amount(BigInt(stakeOn(bet))) : '')
    const press = (): void => {
      lay(bet)
      write(stake, written())
      sheet.say(`${nameOf(bet)} ${written()}`)
    }
    write(stake, written())
    return h(
      'button',
      { class: 'bet-on', type: 'button', click: press },
      h('strong', {}, nameOf(bet)),
      h('span', { class: 'num numbers-of', dir: 'ltr' }, numbers.length > 2 ? numbers.join(' · ') : ''),
      h('span', { class: 'num' }, timesText(String(roulette.returned / numbers.length))),
      stake
    )
  }
  const pads = Array.from({ length: roulette.pockets }, (_, pocket) =>
    h(
      'button',
      { class: 'pad num', type: 'button', 'data-tone': colourOf(pocket), click: () => show(pocket) },
      String(pocket)
    )
  )
  sheet.body.append(
    h('p', {}, say(words.byNumberHow, { amount: amount(chipMinor) })),
    h('div', { class: 'pads', dir: 'ltr', role: 'group', 'aria-label': words.byNumber }, ...pads),
    list
  )
}

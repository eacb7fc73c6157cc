import type { LiveBets } from '../../rules/protocol.ts'
import { betNamesOf } from '../../rules/table-bets.ts'
import { numberText, say } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { byBet, type Chip, showChip } from '../../shell/quick/chips.ts'
import { marks, tones } from './art.ts'
import { type FairBet, fairBets, isShow } from './rules.ts'
import { nameOf, segmentsOf, words } from './said.ts'
import { multiple } from './show.ts'

/** The places for chips: four numbers and three shows, each with how many players have staked on it. */
export class Spots {
  readonly element = h('div', { class: 'spots', role: 'group', 'aria-label': words.table })
  readonly #spots: ReadonlyMap<
    string,
    { readonly button: HTMLButtonElement; readonly crowd: HTMLElement; readonly about: string }
  >

  constructor(lay: (bet: string) => void) {
    this.#spots = new Map(
      fairBets.map((bet) => {
        const crowd = h('i', { class: 'crowd num', hidden: true, 'aria-hidden': 'true' })
        return [bet, { button: spotOf(bet, crowd, lay), crowd, about: aboutOf(bet) }]
      })
    )
    this.element.append(...[...this.#spots.values()].map(({ button }) => button))
  }

  write(chips: readonly Chip[], isDead: boolean, amount: (minor: bigint) => string): void {
    const all = byBet(chips)
    for (const [bet, { button, about }] of this.#spots) {
      button.disabled = isDead
      const name = `${nameOf(bet)}, ${about}`
      showChip(button, all.get(bet) ?? 0, (stake) =>
        stake > 0 ? say(words.onBet, { bet: name, amount: amount(BigInt(stake)) }) : name
      )
    }
  }

  others(bets: LiveBets | undefined): void {
    const counts = new Map<string, number>()
    for (const { seen } of bets?.bets ?? [])
      for (const bet of betNamesOf(seen)) counts.set(bet, (counts.get(bet) ?? 0) + 1)
    for (const [bet, { crowd }] of this.#spots) {
      const count = counts.get(bet) ?? 0
      crowd.hidden = count === 0
      crowd.dataset['count'] = numberText(String(count))
    }
  }

  mark(came: FairBet | undefined, won: ReadonlySet<string>): void {
    for (const [bet, { button }] of this.#spots) {
      button.toggleAttribute('data-hit', bet === came)
      if (won.has(bet)) button.setAttribute('data-hit', 'won')
    }
  }
}

/** What stands small on a bet. */
const aboutOf = (bet: FairBet): string =>
  isShow(bet)
    ? say(words.segments, { count: segmentsOf(bet) })
    : say(words.returns, { times: multiple(Number(bet) + 1) })

function spotOf(bet: FairBet, crowd: HTMLElement, lay: (bet: string) => void): HTMLButtonElement {
  const { paper, print } = tones[bet]
  const small = h('small', { class: 'num' }, aboutOf(bet))
  // The blanks part the words for who hears them; the grid shows none.
  const face = isShow(bet)
    ? [picture('-11 -11 22 22', marks[bet](print), {}), h('span', { class: 'name' }, nameOf(bet)), ' ', small]
    : [h('span', { class: 'num figure-of' }, bet), ' ', small]
  return h(
    'button',
    {
      class: `spot ${isShow(bet) ? 'of-show' : 'one'}`,
      type: 'button',
      style: `--paper:${paper};--print:${print}`,
      click: () => lay(bet),
    },
    ...face,
    crowd
  )
}

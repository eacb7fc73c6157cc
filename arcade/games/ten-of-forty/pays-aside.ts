import { numberText, say, shared } from '../../shell/boot.ts'
import { h, write } from '../../shell/dom.ts'
import { hundredths, times } from '../../shell/quick/parts.ts'
import { tenOfForty, tenOfFortyPay } from './rules.ts'

function choose(n: number, k: number): number {
  let result = 1
  for (let index = 1; index <= k; index++) result = (result * (n - k + index)) / index
  return k < 0 || k > n ? 0 : Math.round(result)
}

/** In how many draws so many hits of so many chosen numbers come once. */
export function oddsOf(chosen: number, hits: number): number {
  const ways = choose(chosen, hits) * choose(tenOfForty.size - chosen, tenOfForty.drawn - hits)
  return choose(tenOfForty.size, tenOfForty.drawn) / ways
}
const oddsText = (odds: number): string =>
  odds < 100 ? hundredths(Math.round(odds * 100)) : numberText(String(Math.round(odds)))

/** What each count of hits pays with the numbers that are chosen, and how seldom it comes; the count of the draw is marked as it grows. */
export class PaysAside {
  readonly #hits: string
  readonly #rows = Array.from({ length: tenOfForty.most }, (_, index) => {
    const [name, pay, odds] = [h('span'), h('span', { class: 'num' }), h('small', { class: 'num' })]
    return {
      hits: index + 1,
      element: h('div', { class: 'keno-rung', hidden: true }, name, pay, odds),
      name,
      pay,
      odds,
    }
  })
  readonly element = h(
    'div',
    { class: 'keno-rungs', 'aria-hidden': 'true' },
    ...this.#rows.map(({ element }) => element).toReversed()
  )

  /** `hits` names a count of hits. */
  constructor(hits: string) {
    this.#hits = hits
  }

  write(chosen: number): void {
    for (const { hits, element, name, pay, odds } of this.#rows) {
      const multiple = hits > chosen ? 0 : tenOfFortyPay(chosen, hits)
      element.hidden = multiple === 0
      if (multiple === 0) continue
      write(name, say(this.#hits, { hits }))
      write(pay, times(multiple))
      write(odds, say(shared.info.choiceOdds, { odds: oddsText(oddsOf(chosen, hits)) }))
    }
  }

  mark(marked: number): void {
    for (const { hits, element } of this.#rows) element.toggleAttribute('data-now', hits === marked)
  }
}

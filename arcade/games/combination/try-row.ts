import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { times } from '../../shell/quick/parts.ts'
import { signs } from './art.ts'
import { combination, type Try } from './rules.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()

export const named = (code: readonly number[]): string => code.map((sign) => words.signs[sign] ?? '').join(', ')
export const hintText = ({ right, near }: Pick<Try, 'right' | 'near'>): string => say(words.hint, { right, near })

/** A line of the board: what opening pays there, the signs that were tried and what they hit, as pegs and in words. */
export function tryRow(
  one: Try | undefined,
  index: number,
  state: { pay: number; isNow: boolean; isWon: boolean }
): HTMLElement {
  const pay = h('span', { class: 'pay num' }, times(state.pay))
  const marks = { 'data-now': state.isNow, 'data-won': state.isWon }
  const place = h('b', { class: 'place num', 'aria-hidden': 'true' }, String(index + 1))
  if (!one) {
    const sockets = Array.from({ length: combination.dials }, () => h('i', {}))
    return h(
      'li',
      { class: 'empty', ...marks },
      place,
      h('span', { class: 'signs', 'aria-hidden': 'true' }, ...sockets),
      pay
    )
  }
  const { right, near } = one
  const pegs = [
    ...Array.from({ length: right }, () => 'right'),
    ...Array.from({ length: near }, () => 'near'),
    ...Array.from({ length: combination.dials - right - near }, () => 'none'),
  ]
  return h(
    'li',
    marks,
    place,
    h(
      'span',
      { class: 'unseen' },
      `${say(words.attempt, { number: index + 1, signs: named(one.guess) })}. ${hintText(one)}.`
    ),
    h(
      'span',
      { class: 'signs', dir: 'ltr', 'aria-hidden': 'true' },
      ...one.guess.map((sign) => picture('0 0 100 100', signs[sign] ?? ''))
    ),
    h('span', { class: 'pegs', 'aria-hidden': 'true' }, ...pegs.map((peg) => h('i', { 'data-peg': peg }))),
    h('span', { class: 'hint', 'aria-hidden': 'true' }, hintText(one)),
    pay
  )
}

import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { GameHost } from '../../shell/game-client.ts'
import { linePays, type LineSheet } from '../../shell/slots/line-pays.ts'
import { items, symbols } from './art.ts'
import { nameOf } from './drawers.ts'
import { cabinet } from './rules/cabinet.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()

/** Lines and keys, then what lies in the drawers. */
export function pays(room: GameHost, sheet: LineSheet): HTMLElement[] {
  const { stake } = room.table
  const rows = [...new Set(cabinet.contents)].map((item) => {
    const worth = cabinet.worths[item]
    const count = cabinet.contents.split(item).length - 1
    const pay = item === cabinet.lamp ? words.lampPays : words.foxPays
    return h(
      'tr',
      {},
      h(
        'th',
        { scope: 'row' },
        picture('0 0 100 100', items[item] ?? '', { width: '32', height: '32' }),
        h('span', {}, `${nameOf(item)} `, h('span', { class: 'num' }, `(${count})`))
      ),
      h(
        'td',
        { class: worth === undefined ? '' : 'num' },
        worth === undefined ? pay : room.amount(stake.minor * BigInt(worth))
      )
    )
  })
  return [
    ...linePays(room, sheet, symbols, words.symbols),
    h('h3', {}, words.inDrawers),
    h('table', { class: 'plain in-drawers' }, h('tbody', {}, ...rows)),
    h('p', {}, say(words.fullPays, { amount: room.amount(stake.minor * BigInt(cabinet.full)) })),
  ]
}

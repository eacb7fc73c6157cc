import { say, shared } from '../boot.ts'
import { h, picture } from '../dom.ts'
import type { GameHost } from '../game-client.ts'

/** The sheet of a line slot as its rules publish it. */
export interface LineSheet {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  readonly lines: readonly (readonly number[])[]
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly scatter?: string
  readonly scatterPays?: readonly number[]
}
type Pictures = Readonly<Record<string, string>>

/** One symbol with what it pays at the stake that is set now. */
export function payCard(
  room: GameHost,
  drawing: string,
  name: string,
  pays: readonly (readonly [count: number, minor: bigint])[]
): HTMLElement {
  const rows = pays
    .toReversed()
    .map(([count, minor]) =>
      h('tr', {}, h('th', { scope: 'row', class: 'num' }, `${count}×`), h('td', { class: 'num' }, room.amount(minor)))
    )
  return h('div', {}, picture('0 0 100 100', drawing), h('strong', {}, name), h('table', {}, h('tbody', {}, ...rows)))
}

/** The paytable of a line slot, in money at the stake that is set, and a map of its lines (GAM-5). */
export function linePays(room: GameHost, sheet: LineSheet, drawings: Pictures, names: Pictures): HTMLElement[] {
  const coin = room.table.stake.minor / BigInt(sheet.coins)
  const listed = (pays: readonly number[], offset: number): [number, bigint][] =>
    pays.flatMap((coins, index) => (coins > 0 ? [[index + offset, coin * BigInt(coins)] as [number, bigint]] : []))
  const cards = Object.entries(sheet.pays).map(([symbol, pays]) =>
    payCard(room, drawings[symbol] ?? '', names[symbol] ?? '', listed(pays, 1))
  )
  if (sheet.scatter && sheet.scatterPays)
    cards.push(payCard(room, drawings[sheet.scatter] ?? '', names[sheet.scatter] ?? '', listed(sheet.scatterPays, 0)))
  const reels = sheet.strips.length
  const maps = sheet.lines.map((rows, index) =>
    h(
      'figure',
      {},
      picture(
        `0 0 ${reels * 10} ${sheet.rows * 10}`,
        rows
          .map(
            (row, reel) =>
              `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="1.5" fill="var(--ember)"/>`
          )
          .join('') +
          `<rect width="${reels * 10}" height="${sheet.rows * 10}" rx="2" fill="none" stroke="var(--line)"/>`,
        { width: '56' }
      ),
      h('figcaption', { class: 'num' }, String(index + 1))
    )
  )
  return [
    h('p', {}, say(shared.info.linesNote, { stake: room.amount(room.table.stake.minor) })),
    h('div', { class: 'pays' }, ...cards),
    h('h3', {}, shared.info.lines),
    h('div', { class: 'line-maps', dir: 'ltr' }, ...maps),
  ]
}

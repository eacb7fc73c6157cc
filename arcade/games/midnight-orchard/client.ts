import { isKeyOf } from '@ante/kit/record'
import type { OrchardSpin, OrchardView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate, pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { linePays } from '../../shell/slots/line-pays.ts'
import { type Path, Reels } from '../../shell/slots/reels.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import type { LineSheet } from '../../shell/slots/line-pays.ts'
import '../../shell/slots/slots.css'
import { garden, symbols } from './art.ts'
import type { texts } from './texts/en.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
/** What stands on the reels before the first round: no prize in sight (GAM-2). */
const quiet = ['LPK', 'CPM', 'KCP', 'WUL', 'KUH']

const viewOf = (round: Round): OrchardView => madeByRules(round.view)

/** The three moons swell before the free spins begin. */
async function showMoons(reels: Reels, spin: OrchardSpin): Promise<void> {
  const cells = spin.grid.flatMap((column, reel) =>
    [...column].flatMap((symbol, row) => (symbol === 'M' ? (reels.cellAt(reel, row) ?? []) : []))
  )
  await Promise.all(
    cells.map((cell) =>
      animate(cell, [{ transform: 'scale(1)' }, { transform: 'scale(1.22)' }, { transform: 'scale(1)' }], {
        duration: 900,
      })
    )
  )
  await pause(500)
}

function tell(room: GameHost, round: Round): string | undefined {
  const { free, spins } = viewOf(round)
  if (!free) return undefined
  if (round.status === 'finished')
    return say(words.over, { amount: room.amount(BigInt(Math.round(round.win.amount * 100))) })
  if (round.step === 1) return words.moons
  return (spins.at(-1)?.moons ?? 0) > 0
    ? say(words.rises, { multiplier: free.multiplier })
    : say(words.counter, { played: free.total - free.left, total: free.total })
}

class MidnightOrchard implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #sheet: LineSheet
  readonly #reels: Reels
  readonly controls = [sound.button()]
  readonly element: HTMLElement
  readonly #banner = h('div', { class: 'banner' })
  readonly #lying = picture(
    '0 0 1600 1000',
    garden(1600, 1000, { moonX: 300, moonY: 190, moonSize: 105, ground: 560 }, 'lying'),
    {
      class: 'scene lying',
      preserveAspectRatio: 'xMidYMid slice',
    }
  )
  readonly #upright = picture(
    '0 0 900 1600',
    garden(900, 1600, { moonX: 205, moonY: 290, moonSize: 105, ground: 1000 }, 'upright'),
    {
      class: 'scene upright',
      preserveAspectRatio: 'xMidYMid slice',
    }
  )
  #stopCycle = (): void => undefined
  #shown: Round | null = null

  readonly #coin = (round: Round): bigint => BigInt(Math.round(round.stake.amount * 100)) / BigInt(this.#sheet.coins)
  readonly #pathsOf = (spin: OrchardSpin): Path[] =>
    spin.wins.map((win) => ({
      cells: (this.#sheet.lines[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const),
    }))

  constructor(room: GameHost) {
    this.#room = room
    this.#sheet = madeByRules(room.table.info.sheet)
    this.#reels = new Reels({ rows: this.#sheet.rows, strips: this.#sheet.strips, symbols, names: words.symbols })
    this.element = h(
      'div',
      { class: 'slot orchard' },
      this.#lying,
      this.#upright,
      h('div', { class: 'window' }, this.#banner, this.#reels.element)
    )
  }

  #dress(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    const isFree = round?.status === 'open' && view?.free
    this.element.classList.toggle('free', Boolean(isFree))
    if (!view?.free || !isFree) return this.#banner.replaceChildren()
    const { left, total, multiplier } = view.free
    this.#banner.replaceChildren(
      ...(left < total ? [h('span', {}, say(words.counter, { played: total - left, total }))] : []),
      h('span', { class: 'times num' }, say(words.next, { multiplier }))
    )
  }

  settle(round: Round | null): void {
    this.#stopCycle()
    this.#shown = round
    const last = round ? viewOf(round).spins.at(-1) : undefined
    this.#reels.show(last?.grid ?? quiet)
    this.#dress(round)
  }

  async reveal(round: Round): Promise<void> {
    this.#stopCycle()
    const spin = viewOf(round).spins.at(-1)
    if (!spin) return
    // Moons in the free spins open nothing, so no reel is tense there.
    const tense =
      round.step === 1 ? tenseReels(spin.grid, this.#sheet.strips, { symbol: 'M', near: 2 }) : new Set<number>()
    await this.#reels.spin(spin.grid, { tense })
    this.#shown = round
    const paths = this.#pathsOf(spin)
    const opens = viewOf(round).free !== null && round.step === 1
    if (opens) {
      sound.notes(openingNotes)
      this.#banner.replaceChildren(h('span', {}, words.moons))
      await showMoons(this.#reels, spin)
    }
    this.#dress(round)
    if (paths.length > 0) sound.bell(paths.length)
    this.#reels.light(paths)
    const line = (index: number): void => {
      const win = spin.wins[index]
      if (!win || this.#shown !== round) return
      const amount = this.#room.amount(this.#coin(round) * BigInt(win.coins * spin.multiplier))
      this.#banner.replaceChildren(
        h(
          'span',
          {},
          say(shared.slot.line, {
            line: win.line + 1,
            count: win.count,
            symbol: isKeyOf(words.symbols, win.symbol) ? words.symbols[win.symbol] : '',
            amount,
          })
        )
      )
    }
    if (round.status === 'finished') this.#stopCycle = this.#reels.cycle(paths, line)
  }

  act(): Act {
    return this.#room.table.isOpen
      ? { kind: 'advance', label: shared.freeSpin, isReady: true }
      : { kind: 'play', label: shared.spin, isReady: true }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  /** The reels have no controls of their own. */
  busy(): void {}
}

export const client: GameClient = {
  mount: (room) => new MidnightOrchard(room),
  pays: (room) => linePays(room, madeByRules(room.table.info.sheet), symbols, words.symbols),
}

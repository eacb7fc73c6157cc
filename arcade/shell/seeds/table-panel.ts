import type { Draws } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import type { LiveTable } from '../../rules/protocol.ts'
import { boot, numberText, say, shared } from '../boot.ts'
import { icon } from '../controls.ts'
import { h } from '../dom.ts'
import { openSheet, type Sheet } from '../sheet.ts'
import type { Table } from '../table.ts'
import { ChainSalt } from './chain-salt.ts'
import { checkRound, leadsToAnchor, nextDraw, settledRounds } from './chain.ts'
import { fact, finding } from './facts.ts'
import { canHash } from './hashes.ts'
import { roundList } from './last-rounds.ts'

const words = shared.seeds.table
const count = (value: number): string => numberText(String(value))
const readAgainMs = 3000

export interface TableAround {
  amount(minor: bigint): string
  /** What the draws of a round show: the game's own rules. */
  draw(draws: Draws): Json
}

/** A live table: the hash of the next draw, the chain of seeds, and the last results, each checked in this browser. */
class TablePanel {
  readonly #table: Table
  readonly #around: TableAround
  readonly #sheet: Sheet
  readonly #next = h('div', {}, h('p', { class: 'note' }, shared.seeds.loading))
  readonly #chain = h('dl')
  readonly #walk = h('div')
  readonly #salt: ChainSalt
  readonly #results = h('div')
  #shown = ''
  #isClosed = false

  constructor(table: Table, around: TableAround) {
    this.#table = table
    this.#around = around
    this.#sheet = openSheet(shared.seeds.title, 'seeds', () => (this.#isClosed = true))
    this.#salt = new ChainSalt(this.#sheet)
    const own = h('section')
    this.#sheet.body.append(
      h('p', {}, words.intro),
      h('section', { class: 'card now' }, h('h3', {}, words.next), this.#next),
      h('section', { class: 'card' }, h('h3', {}, words.chain), this.#chain, this.#walk, this.#salt.element),
      h('section', {}, h('h3', {}, words.results), h('p', {}, words.resultsNote), this.#results),
      own
    )
    void this.#follow()
    if (boot.player !== undefined) void this.#readOwn(own)
  }

  /** A table goes on while it is looked at. */
  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const live = (await this.#table.readShared())?.table
      if (live) await this.#write(live)
      else if (this.#shown === '') this.#next.replaceChildren(finding('bad', shared.seeds.failed))
      await new Promise((done) => setTimeout(done, readAgainMs))
    }
  }

  async #write(live: LiveTable): Promise<void> {
    const state = `${live.round.id} ${live.round.state} ${live.chain.next?.anchor ?? ''} ${live.chain.next?.salt ?? ''}`
    if (state === this.#shown) return
    this.#shown = state
    const next = nextDraw(live)
    this.#next.replaceChildren(
      next
        ? h(
            'dl',
            {},
            fact(this.#sheet, {
              name: words.hash,
              value: next.hash,
              kind: 'hash',
              note: say(words.nextNote, { number: count(next.place) }),
            })
          )
        : h('p', { class: 'note' }, words.soon)
    )
    const { anchor, client_seed, length } = live.chain
    this.#chain.replaceChildren(
      fact(this.#sheet, { name: words.anchor, value: anchor, kind: 'hash' }),
      fact(this.#sheet, { name: words.salt, value: client_seed, kind: 'seed' }),
      fact(this.#sheet, {
        name: words.length,
        value: say(words.lengthValue, { count: count(length), number: count(live.round.place) }),
        kind: 'number',
      })
    )
    await this.#salt.write(live.chain)
    await this.#check(live)
  }

  async #check(live: LiveTable): Promise<void> {
    const rounds = settledRounds(live)
    const checks = canHash()
      ? await Promise.all(
          rounds.map((round, at) => checkRound(round, rounds[at + 1], live, (draws) => this.#around.draw(draws)))
        )
      : rounds.map(() => undefined)
    this.#results.replaceChildren(
      rounds.length === 0 ? h('p', { class: 'note' }, words.none) : resultTable(rounds, checks)
    )
    const [newest] = rounds
    const isOfChain = newest && (newest === live.round || newest.place === live.round.place - 1)
    if (!canHash()) this.#walk.replaceChildren(finding('plain', shared.seeds.noCrypto))
    else if (isOfChain && newest.server_seed !== null) {
      const holds = await leadsToAnchor(newest.server_seed, newest.place, live.chain.anchor)
      const sentence = say(holds ? words.walked : words.notWalked, { number: count(newest.place) })
      this.#walk.replaceChildren(finding(holds ? 'good' : 'bad', sentence))
    } else this.#walk.replaceChildren()
  }

  async #readOwn(section: HTMLElement): Promise<void> {
    const rounds = await this.#table.readRounds()
    if ('code' in rounds || rounds.length === 0) return
    section.append(
      h('h3', {}, words.own),
      roundList(rounds, (minor) => this.#around.amount(minor))
    )
  }
}

function resultTable(rounds: LiveTable['last'], checks: readonly (boolean | undefined)[]): HTMLElement {
  const head = [shared.seeds.number, words.result, words.seed, words.check]
  return h(
    'table',
    { class: 'results' },
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...rounds.map((round, at) =>
        h(
          'tr',
          {},
          h('td', { class: 'num' }, count(round.place)),
          h('td', { class: 'num' }, h('strong', {}, JSON.stringify(round.drawn))),
          h('td', {}, h('code', { dir: 'ltr' }, round.server_seed ?? '')),
          h('td', {}, mark(checks[at]))
        )
      )
    )
  )
}

function mark(holds: boolean | undefined): HTMLElement | string {
  if (holds === undefined) return shared.none
  return h(
    'span',
    { class: 'mark', 'data-tone': holds ? 'good' : 'bad' },
    icon(holds ? 'done' : 'warning'),
    h('span', {}, holds ? words.checked : words.failed)
  )
}

export const openTablePanel = (table: Table, around: TableAround): void => void new TablePanel(table, around)

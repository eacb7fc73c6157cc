import type { Seeds } from '../../rules/protocol.ts'
import { boot, say, shared } from '../boot.ts'
import { h } from '../dom.ts'
import { animate } from '../motion.ts'
import { openSheet, type Sheet } from '../sheet.ts'
import type { Table } from '../table.ts'
import { ChangeForm } from './change-form.ts'
import { fact, finding } from './facts.ts'
import { canHash, sha256 } from './hashes.ts'
import { roundList } from './last-rounds.ts'

const words = shared.seeds
type Revealed = NonNullable<Seeds['revealed']>

export interface Around {
  amount(minor: bigint): string
  /** The pair is another one now. */
  changed(): void
}

/** The player's pair of seeds: what is in use, how to change it, what was revealed, and the last rounds. */
class PairPanel {
  readonly #table: Table
  readonly #around: Around
  readonly #sheet: Sheet
  readonly #form: ChangeForm
  readonly #now = h('dl')
  readonly #pair = h('section', { class: 'card now' }, h('h3', {}, words.now), this.#now)
  readonly #revealed = h('section', { class: 'card revealed', tabindex: '-1', hidden: true })
  readonly #rounds = h('div', {}, h('p', { class: 'note' }, words.loading))

  constructor(table: Table, around: Around) {
    this.#table = table
    this.#around = around
    this.#sheet = openSheet(words.title, 'seeds', () => undefined)
    this.#form = new ChangeForm(table, this.#sheet, (before) => void this.#rotated(before))
    this.#sheet.body.append(
      h('p', {}, words.intro),
      ...(boot.mode === 'demo' ? [h('p', { class: 'aside' }, words.demo)] : []),
      this.#pair,
      this.#form.element,
      this.#revealed,
      h('section', {}, h('h3', {}, words.last), h('p', {}, words.lastNote), this.#rounds)
    )
    this.#write()
    void this.#read()
  }

  /** Other games and tabs use the same pair: what this frame knows of it may be old. */
  async #read(): Promise<void> {
    const error = await this.#table.readSeeds()
    if (error && !this.#table.seeds) this.#now.replaceChildren(finding('bad', words.failed))
    this.#write()
    this.#around.changed()
    await this.#readRounds()
  }

  async #readRounds(): Promise<void> {
    const rounds = await this.#table.readRounds()
    this.#rounds.replaceChildren(
      'code' in rounds ? finding('bad', words.failed) : roundList(rounds, (minor) => this.#around.amount(minor))
    )
  }

  #write(): void {
    const pair = this.#table.seeds
    this.#form.element.hidden = !pair
    if (!pair) return
    this.#now.replaceChildren(
      fact(this.#sheet, {
        name: words.serverHash,
        value: pair.server_hash,
        kind: 'hash',
        note: words.serverHashNote,
      }),
      fact(this.#sheet, { name: words.yourSeed, value: pair.client_seed, kind: 'seed' }),
      fact(this.#sheet, { name: words.nonce, value: String(pair.nonce), kind: 'number' })
    )
    this.#form.write(pair)
    // The pair that the browser replaced before the first round decided nothing.
    if (pair.revealed && pair.revealed.rounds > 0) void this.#reveal(pair.revealed, pair.revealed.server_hash)
  }

  /** The next hash has become the one in use: it moves to its place. The old seed appears, and is compared with the hash that was shown here. */
  async #rotated(before: Seeds): Promise<void> {
    const pair = this.#table.seeds
    if (!pair) return
    const from = this.#form.element.querySelector('.hash')?.getBoundingClientRect()
    this.#write()
    this.#around.changed()
    if (pair.revealed) await this.#reveal(pair.revealed, before.server_hash)
    // What was asked for stands first now.
    this.#pair.after(this.#revealed)
    this.#revealed.focus({ preventScroll: true })
    const to = this.#now.querySelector('.hash')
    const top = this.#sheet.element.getBoundingClientRect().top
    if (to && from) {
      this.#sheet.element.scrollTo({ top: 0 })
      const down = Math.min(from.top, innerHeight) - Math.max(to.getBoundingClientRect().top, top)
      void animate(
        to,
        [
          { opacity: 0.4, transform: `translateY(${down}px)` },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 240 }
      )
    }
    void animate(this.#revealed, [{ opacity: 0 }, { opacity: 1 }], { duration: 240 })
    await this.#readRounds()
  }

  /** @param shown the hash that was shown while the seed was in use */
  async #reveal(revealed: Revealed, shown: string): Promise<void> {
    const holds = canHash() ? (await sha256(revealed.server_seed)) === shown : undefined
    const result =
      holds === undefined
        ? finding('plain', words.noCrypto)
        : finding(holds ? 'good' : 'bad', holds ? words.holds : words.differs)
    this.#revealed.hidden = false
    this.#revealed.replaceChildren(
      h('h3', {}, words.revealed),
      result,
      h(
        'dl',
        {},
        fact(this.#sheet, { name: words.serverSeed, value: revealed.server_seed, kind: 'hash' }),
        fact(this.#sheet, { name: words.serverHash, value: shown, kind: 'hash' }),
        fact(this.#sheet, { name: words.oldSeed, value: revealed.client_seed, kind: 'seed' })
      ),
      h('p', { class: 'note' }, say(words.revealedNote, { rounds: revealed.rounds }))
    )
  }
}

export const openPairPanel = (table: Table, around: Around): void => void new PairPanel(table, around)

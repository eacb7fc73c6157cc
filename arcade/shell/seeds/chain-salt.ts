import type { LiveTable } from '../../rules/protocol.ts'
import { boot, numberText, say, shared } from '../boot.ts'
import { h } from '../dom.ts'
import type { Sheet } from '../sheet.ts'
import { isSaltOf } from './chain.ts'
import { fact, finding } from './facts.ts'
import { canHash } from './hashes.ts'

const words = shared.seeds.table
const count = (value: number): string => numberText(String(value))
const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat(boot.locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso))

/** Where the salt of a chain comes from, and what the next chain will be salted by. */
export class ChainSalt {
  readonly element = h('div', { class: 'chain-salt' })
  readonly #sheet: Pick<Sheet, 'say'>

  constructor(sheet: Pick<Sheet, 'say'>) {
    this.#sheet = sheet
  }

  async write({ client_seed: salt, beacon, next }: LiveTable['chain']): Promise<void> {
    this.element.replaceChildren(
      ...(beacon ? await this.#beacon(salt, beacon) : [h('p', { class: 'note' }, words.saltNote)]),
      ...(next ? this.#next(next) : [])
    )
  }

  async #beacon(salt: string, beacon: NonNullable<LiveTable['chain']['beacon']>): Promise<HTMLElement[]> {
    const { source, round, at, signature, url } = beacon
    const value = say(words.beaconValue, { source, round: count(round), time: timeOf(at) })
    const holds = canHash() ? await isSaltOf(salt, signature) : undefined
    return [
      h(
        'dl',
        {},
        fact(this.#sheet, { name: words.beacon, value, kind: 'number' }),
        fact(this.#sheet, { name: words.signature, value: signature, kind: 'hash' })
      ),
      ...(holds === undefined ? [] : [finding(holds ? 'good' : 'bad', holds ? words.saltHolds : words.saltDiffers)]),
      h('p', { class: 'note' }, url === null ? words.sandboxNote : words.salted),
      ...(url === null
        ? []
        : [h('p', {}, h('a', { href: url, target: '_blank', rel: 'noopener', class: 'verify' }, words.readThere))]),
    ]
  }

  #next({ anchor, source, round, at }: NonNullable<LiveTable['chain']['next']>): HTMLElement[] {
    const note = say(words.nextSalt, { source, round: count(round), time: timeOf(at) })
    return [
      h('h4', {}, words.nextChain),
      h('dl', {}, fact(this.#sheet, { name: words.anchor, value: anchor, kind: 'hash', note })),
    ]
  }
}

import { numberText, say, textsOfGame, timesText } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { board } from '../../shell/quick/board.ts'
import { oneOf } from '../../shell/quick/parts.ts'
import { sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { dig } from './art.ts'
import { finds } from './finds.ts'
import { brushAndBone, type BrushAndBoneView, prizes, type Site, sites } from './rules.ts'
import { Slab } from './slab.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): BrushAndBoneView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
/** What a prize pays, in whole stakes as all of them do: ten thousand needs its place on a narrow phone. */
const times = (hundredths: number): string => timesText(String(hundredths / 100))
const tune = [392, 494, 587, 784, 988, 1175]
const box = '-60 -60 120 120'

function tell(room: GameHost, round: Round): string {
  const { find } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  return say(find === null ? words.missed : win > stake ? words.told : words.back, {
    find: find === null ? '' : (words.finds[find] ?? ''),
    amount: room.amount(win),
  })
}

class BrushAndBone implements Playing {
  readonly #room: GameHost
  readonly controls = [sound.button()]
  #site: Site = 'chalk'
  readonly #slab = new Slab(words)
  readonly #scenes = sites.map((site) =>
    picture('0 0 1600 1000', dig(site), { class: 'scene', preserveAspectRatio: 'xMidYMid slice', 'data-site': site })
  )
  readonly #legend = finds.map((find, index) => {
    const pay = h('span', { class: 'num' })
    return { pay, element: h('li', {}, picture(box, find), h('span', { class: 'unseen' }, words.finds[index]), pay) }
  })
  readonly #sites = oneOf(
    words.site,
    sites.map((site) => [site, words.sites[site]] as const),
    this.#site,
    (site) => this.#set(site)
  )
  readonly element = h(
    'div',
    { class: 'quick brush-and-bone' },
    ...this.#scenes,
    board(
      this.#slab.element,
      h(
        'ol',
        { class: 'finds', 'aria-label': words.legend },
        ...this.#legend.map(({ element }) => element).toReversed()
      )
    ),
    h('div', { class: 'panel' }, this.#sites, this.#slab.all)
  )

  constructor(room: GameHost) {
    this.#room = room
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#set(this.#site)
  }

  /** Another site has other ground and other pays. */
  #set(site: Site): void {
    this.#site = site
    for (const scene of this.#scenes) scene.toggleAttribute('data-here', scene.dataset['site'] === site)
    for (const [index, { pay, element }] of this.#legend.entries()) {
      pay.textContent = times(prizes[site][index]?.[0] ?? 0)
      element.removeAttribute('data-won')
    }
    this.#slab.lie(site)
  }

  /** The keys 1 to 9 brush a field free; space and enter, from anywhere but a control, all that are left. */
  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLInputElement) return
    const field = Number(event.key) - 1
    if (Number.isInteger(field) && field >= 0 && field < brushAndBone.fields) this.#slab.open(field)
    else if ((event.key === ' ' || event.key === 'Enter') && event.target === document.body) this.#slab.openAll()
  }

  #mark(find: number | null): void {
    for (const [index, { element }] of this.#legend.entries()) element.toggleAttribute('data-won', index === find)
  }

  settle(round: Round | null): void {
    if (!round) return this.#set(this.#site)
    const view = viewOf(round)
    this.#set(view.site)
    for (const input of this.#sites.querySelectorAll('input')) input.checked = input.value === view.site
    this.#slab.show(view)
    this.#mark(view.find)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#mark(null)
    await this.#slab.brush(view)
    this.#mark(view.find)
    // The rarer the find, the longer its melody.
    if (view.find !== null) sound.notes(tune.slice(0, 3 + Math.floor(view.find / 2)))
    await pause(view.find === null ? 120 : 420)
  }

  act(): Act {
    return { kind: 'play', label: words.buy, isReady: true, choice: { site: this.#site } }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#sites.disabled = isBusy
  }
}

/** The whole table of prizes: for every site what three of a find pay, and how many of its cards pay that. */
function pays(): HTMLElement[] {
  const head = [words.find, words.pays, words.cards].map((name) => h('th', { scope: 'col' }, name))
  return sites.map((site, index) => {
    const rows = prizes[site].map(([pay, cards], find) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, words.finds[find] ?? ''),
        h('td', { class: 'num' }, times(pay)),
        h('td', { class: 'num' }, numberText(String(cards)))
      )
    )
    const winning = prizes[site].reduce((sum, [, cards]) => sum + cards, 0)
    const none = h(
      'tr',
      {},
      h('th', { scope: 'row' }, words.none),
      h('td', { class: 'num' }, times(0)),
      h('td', { class: 'num' }, numberText(String(brushAndBone.cards - winning)))
    )
    return h(
      'details',
      { class: 'site-table', open: index === 0 },
      h('summary', {}, words.sites[site]),
      h('table', { class: 'plain' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows.toReversed(), none))
    )
  })
}

export const client: GameClient = { mount: (room) => new BrushAndBone(room), pays }

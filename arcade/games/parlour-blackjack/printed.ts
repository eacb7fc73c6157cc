import { timesText } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { plainTable } from '../../shell/quick/sides.ts'
import { blackjackPays, type Result } from './rules.ts'
import { words } from './words.ts'

/** The rule of the house, printed across the cloth in a bow; letters that join stand straight. */
export function arch(): HTMLElement {
  const isJoined = document.documentElement.dir === 'rtl'
  const size = Math.min(27, Math.floor(1420 / words.arch.length))
  const bow = `<path d="M4 2Q380 66 756 2M4 42Q380 106 756 42" class="hairline"/><path id="bow" d="M4 29Q380 93 756 29" fill="none"/><text font-size="${size}" text-anchor="middle"><textPath href="#bow" startOffset="50%"></textPath></text>`
  const drawn = picture('0 0 760 78', bow)
  const text = drawn.querySelector('textPath')
  if (text) text.textContent = words.arch
  return h('p', { class: 'arch', 'aria-hidden': 'true' }, isJoined ? words.arch : drawn)
}
/** From what pays most. */
const ends: readonly Result[] = ['blackjack', 'won', 'push', 'surrendered', 'lost', 'bust']
/** What the first so many of the ends of a hand pay. */
export const paysTable = (count = ends.length): HTMLElement =>
  plainTable(
    [words.end, words.pays],
    ends.slice(0, count).map((result) => [words.results[result], timesText(String(blackjackPays[result] / 100))])
  )

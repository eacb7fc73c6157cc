import { cut, dot, line } from '../../paper/cut.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { inks } from './art.ts'
import { almanacFair, doorsOpened, type Drawn } from './rules.ts'
import { multiple, partOf, type Show, whole, words } from './show.ts'

const columns = 4
const [width, height] = [78, 86]
const placeOf = (door: number): readonly [number, number] => [
  24 + (door % columns) * 92,
  76 + Math.floor(door / columns) * 98,
]

const cock =
  cut(
    'M30 70C18 66 14 50 22 40C26 50 34 50 38 44C36 34 40 24 50 22C60 22 62 34 58 42C62 56 52 72 40 72Z',
    '#f3e2bb',
    0.8
  ) +
  cut('M44 22C42 14 48 16 48 12C52 16 54 12 56 14C56 20 58 20 54 26Z', inks.red, 0.5) +
  cut('M60 32L70 36L60 40Z', '#e98a2b', 0.4) +
  dot(53, 31, 2, inks.dark) +
  cut('M24 44C10 42 8 28 14 22C16 32 24 32 28 38Z', '#2f8577', 0.5)

function barn(): string {
  const planks = Array.from({ length: 12 }, (_, index) => `M${index * 36} 58V380`).join('')
  const doors = Array.from({ length: almanacFair.doors.length }, (_, door) => {
    const [x, y] = placeOf(door)
    return `<g transform="translate(${x} ${y})"><rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" fill="#f5e7c6"/><rect width="${width}" height="${height}" fill="#33161f"/><g class="behind-${door}"></g><g class="leaf leaf-${door}"><rect width="${width}" height="${height}" fill="#8f3352"/>${line(`M4 4L${width - 4} ${height - 4}M${width - 4} 4L4 ${height - 4}`, '#f5e7c6', 5)}<rect x="2.500" y="2.500" width="${width - 5}" height="${height - 5}" fill="none" stroke="#f5e7c6" stroke-width="5"/>${dot(width - 14, height / 2, 4, inks.straw)}</g></g>`
  })
  return (
    `<rect width="400" height="380" fill="#a9cbb0"/>` +
    cut('M8 380V62L200 2L392 62V380Z', '#a23c2a', 3) +
    `<path d="${planks}" stroke="#8a3022" stroke-width="2"/>` +
    cut('M-2 70L200 0L402 70L396 84L200 20L4 84Z', '#4a2718', 2) +
    doors.join('')
  )
}

/** The barn: its doors are opened one after the other until the cock crows. */
export class Doors implements Show {
  readonly element = h('div', { class: 'field doors' }, picture('0 0 400 384', barn(), { class: 'moving' }))

  /** What stands behind the doors, as they were drawn. */
  #fill({ steps }: Drawn): void {
    for (const [door, behind] of steps.entries()) {
      const text = behind === 0 ? multiple(2) : whole(behind)
      partOf(this.element, `behind-${door}`).innerHTML =
        behind < 0 ? cock : words(width / 2, height / 2 + 11, text, 32, behind === 0 ? '#f2b84b' : '#fff3d8')
      this.#leaf(door).toggleAttribute('data-open', false)
    }
  }
  #leaf(door: number): SVGElement {
    return partOf(this.element, `leaf-${door}`)
  }
  /** What is there when so many doors are open. */
  #sum({ steps }: Drawn, opened: number): string {
    const seen = steps.slice(0, opened)
    const sum = seen.reduce((total, value) => total + Math.max(0, value), almanacFair.doorsLeast)
    return multiple(seen.reduce((total, value) => (value === 0 ? total * 2 : total), sum))
  }

  rest(drawn: Drawn, tell: (sum: string) => void): void {
    this.#fill(drawn)
    const opened = doorsOpened(drawn.steps)
    for (let door = 0; door <= opened; door++) this.#leaf(door).toggleAttribute('data-open', true)
    tell(this.#sum(drawn, opened))
  }

  async play(drawn: Drawn, tell: (sum: string) => void): Promise<void> {
    this.#fill(drawn)
    tell(this.#sum(drawn, 0))
    await pause(1100)
    const opened = doorsOpened(drawn.steps)
    for (let door = 0; door <= opened; door++) {
      const leaf = this.#leaf(door)
      sound.knock()
      await animate(leaf, [{ transform: 'none' }, { transform: 'scaleX(0.1)' }], { duration: 420 })
      leaf.toggleAttribute('data-open', true)
      if (door < opened) sound.bell(door)
      else sound.notes([392, 330, 262])
      tell(this.#sum(drawn, Math.min(door + 1, opened)))
      await pause(560)
    }
    await pause(700)
  }
}

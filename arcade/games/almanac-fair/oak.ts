import { cut, dot, line, oval, whim } from '../../paper/cut.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { inks } from './art.ts'
import { almanacFair, type Drawn, multipleOf } from './rules.ts'
import { layered, multiple, partOf, type Show, whole, words } from './show.ts'

const { branches, baskets } = almanacFair
const [middle, top, across, down] = [180, 64, 37, 31]
const basketTop = top + branches * down + 4
const fallMs = 430
const box = { width: 360, height: 376 } as const

const xOf = (fallen: number, right: number): number => middle + (right - fallen / 2) * across
const yOf = (fallen: number): number => top + fallen * down - 17
const crown =
  'M180 8C214 2 244 26 248 52C284 58 300 92 292 118C330 128 350 170 336 206C360 236 352 290 312 304C280 316 80 316 48 304C8 290 0 236 24 206C10 170 30 128 68 118C60 92 76 58 112 52C116 26 146 2 180 8Z'

function tree(): string {
  const leaves = Array.from({ length: 46 }, (_, index) =>
    oval(
      40 + whim(index) * 280,
      60 + whim(index + 60) * 226,
      15,
      8,
      index % 3 ? '#3f7040' : '#528a4b',
      whim(index + 9) * 180
    )
  ).join('')
  const pegs = Array.from({ length: branches }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => {
      const [x, y] = [xOf(row, place), top + row * down]
      return line(`M${x - 9} ${y + 4}Q${x} ${y - 5} ${x + 9} ${y + 4}`, '#5b3a1e', 4.5) + dot(x, y - 1, 3, '#8a5a2c')
    }).join('')
  ).join('')
  const all = baskets.map((pays, place) => {
    const x = xOf(branches, place)
    const rim = pays >= 70 ? inks.straw : '#c98b4c'
    return `<g class="basket-${place}">${cut(`M${x - 17} ${basketTop}H${x + 17}L${x + 13} ${basketTop + 40}H${x - 13}Z`, rim, 1)}${line(`M${x - 15} ${basketTop + 5}H${x + 15}`, '#7d4d20', 2)}${words(x, basketTop + 27, whole(pays), pays >= 100 ? 14 : 16, inks.dark)}</g>`
  })
  return (
    `<rect width="360" height="376" fill="#a9cbb0"/>` +
    cut('M150 290C158 330 150 352 128 376H232C210 352 202 330 210 290Z', '#6b4526', 2) +
    `<rect y="352" width="360" height="24" fill="#7fae7c"/>` +
    cut(crown, '#35613a', 3) +
    `<clipPath id="fair-crown"><path d="${crown}"/></clipPath><g clip-path="url(#fair-crown)" opacity=".75">${leaves}</g>` +
    pegs +
    all.join('')
  )
}
const acorn =
  cut('M-8-2C-8 8-3 13 0 15C3 13 8 8 8-2Z', '#d6893b', 0.8) +
  cut('M-10-3C-9-12 9-12 10-3C5-1-5-1-10-3Z', '#7a4d24', 0.5) +
  line('M0-10V-14', '#7a4d24', 2.4)

/** The oak: an acorn falls past eight branches into a basket. */
export class Oak implements Show {
  readonly element = layered('oak', `0 0 ${box.width} ${box.height}`, tree(), `<g class="acorn">${acorn}</g>`)
  readonly #acorn = partOf(this.element, 'acorn')
  readonly #picture = partOf(this.element, 'moving')

  #stand(x: number, y: number): void {
    this.#acorn.setAttribute('transform', `translate(${x} ${y})`)
  }
  /** It falls from there to where it stands. What moves is its whole picture: a part of one would be laid out anew in every frame. */
  async #fall(fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
    const { width, height } = this.#picture.getBoundingClientRect()
    const size = Math.min(width / box.width, height / box.height)
    const before = (x: number, y: number): string => `translate(${(x - toX) * size}px, ${(y - toY) * size}px)`
    this.#stand(toX, toY)
    await animate(
      this.#picture,
      [
        { transform: before(fromX, fromY) },
        { transform: before(fromX + (toX - fromX) * 0.7, fromY - 5), offset: 0.42 },
        { transform: 'none' },
      ],
      { duration: fallMs, easing: 'linear' }
    )
  }
  #light(basket: number | undefined): void {
    for (const place of baskets.keys())
      partOf(this.element, `basket-${place}`).toggleAttribute('data-hit', place === basket)
  }
  readonly #basketOf = ({ steps }: Drawn): number => steps.reduce((sum, side) => sum + side, 0)

  rest(drawn: Drawn, tell: (sum: string) => void): void {
    this.#stand(xOf(branches, this.#basketOf(drawn)), basketTop - 8)
    this.#light(this.#basketOf(drawn))
    tell(multiple(multipleOf('oak', drawn.steps)))
  }

  async play(drawn: Drawn, tell: (sum: string) => void): Promise<void> {
    this.#light(undefined)
    tell('')
    let [right, x, y] = [0, middle, yOf(0)]
    this.#stand(x, y)
    await pause(900)
    for (const [fallen, side] of drawn.steps.entries()) {
      right += side
      const isLast = fallen === branches - 1
      const [toX, toY] = [xOf(fallen + 1, right), isLast ? basketTop - 8 : yOf(fallen + 1)]
      sound.bell(fallen)
      await this.#fall(x, y, toX, toY)
      ;[x, y] = [toX, toY]
    }
    sound.knock()
    this.#light(right)
    tell(multiple(multipleOf('oak', drawn.steps)))
    await pause(900)
  }
}

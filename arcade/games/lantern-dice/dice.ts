import { h, image } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'
import { lantern } from './rules.ts'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-22, -22],
    [22, 22],
  ],
  3: [
    [-24, -24],
    [0, 0],
    [24, 24],
  ],
  4: [
    [-22, -22],
    [22, -22],
    [-22, 22],
    [22, 22],
  ],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
  6: [
    [-22, -26],
    [22, -26],
    [-22, 0],
    [22, 0],
    [-22, 26],
    [22, 26],
  ],
}

/** A die of ivory from the front, 100 across around 0 0; the one is red, as on dice of the east. */
const dieMarkup = (number: number): string =>
  `<rect x="-44" y="-41" width="92" height="92" rx="20" fill="#0a0f0d" opacity=".45"/><rect x="-47" y="-47" width="94" height="94" rx="20" fill="#e4d3ac"/><rect x="-47" y="-47" width="90" height="89" rx="19" fill="#fbf3dd"/>${(
    spots[number] ?? []
  )
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${number === 1 ? 15 : 10}" fill="${number === 1 || number === 4 ? '#b3263a' : '#1c2430'}"/>`
    )
    .join('')}`
const box = '-50 -50 104 104'
/** Small dice, as a bet is written. */
export const diceIcons = (numbers: readonly number[]): HTMLElement =>
  h(
    'span',
    { class: 'dice-icons', 'aria-hidden': 'true', dir: 'ltr' },
    ...numbers.map((number) => image(box, dieMarkup(number)))
  )

/** A die has all its faces, one of them to be seen: to draw another one on the way would lay out the whole table. */
class Die {
  readonly #faces = Array.from({ length: lantern.sides }, (_, side) => image(box, dieMarkup(side + 1)))
  readonly element = h('div', { class: 'die' }, ...this.#faces)

  constructor() {
    this.show(lantern.sides)
  }

  show(number: number): void {
    for (const [side, face] of this.#faces.entries()) face.toggleAttribute('data-on', side + 1 === number)
  }
}

/** The three dice on their tray. */
export class Dice {
  readonly #dice = Array.from({ length: lantern.dice }, () => new Die())
  readonly element = h('div', { class: 'tray', dir: 'ltr' }, ...this.#dice.map(({ element }) => element))

  rest(numbers: readonly number[]): void {
    for (const [index, die] of this.#dice.entries()) die.show(numbers[index] ?? 1)
  }

  /** Each die falls, turns over a few times and rests on its number; the first one first. */
  async roll(numbers: readonly number[]): Promise<void> {
    await Promise.all(
      this.#dice.map(async (die, index) => {
        const number = numbers[index] ?? 1
        for (let turn = 0; turn < 4 + index * 2; turn++) {
          // What it shows on the way says nothing: it only turns.
          die.show(((number + turn * 2 + index) % lantern.sides) + 1)
          const [from, to] = [turn * 90, (turn + 1) * 90]
          const height = Math.max(4, 46 - turn * 9)
          await animate(
            die.element,
            [
              { transform: `rotate(${from}deg)` },
              { transform: `translateY(${-height}%) rotate(${from + 45}deg)` },
              { transform: `rotate(${to}deg)` },
            ],
            { duration: 150, easing: 'linear' }
          )
        }
        die.show(number)
        await animate(die.element, [{ transform: 'scale(1.08)' }, { transform: 'none' }], { duration: 140 })
      })
    )
  }
}

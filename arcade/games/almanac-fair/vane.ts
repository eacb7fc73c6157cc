import { cut, dot, place } from '../../paper/cut.ts'
import { animate, pause, prefersReducedMotion } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { inks } from './art.ts'
import { almanacFair, type Drawn, multipleOf } from './rules.ts'
import { layered, multiple, partOf, type Show, whole, words } from './show.ts'

const { winds } = almanacFair
const slice = 360 / winds.length
const turnMs = 2400

const at = (degrees: number, reach: number): string =>
  `${place(Math.sin((degrees * Math.PI) / 180) * reach)} ${place(-Math.cos((degrees * Math.PI) / 180) * reach)}`

function rose(): string {
  const fields = winds.map((wind, index) => {
    const [from, to, mid] = [(index - 0.5) * slice, (index + 0.5) * slice, index * slice]
    const paper = wind === 0 ? inks.red : wind >= 20 ? inks.straw : index % 2 ? '#2d6489' : '#3f7ba3'
    const [x = 0, y = 0] = at(mid, 91).split(' ').map(Number)
    const print = wind >= 20 ? inks.dark : '#fff8e6'
    return `<path d="M${at(from, 66)}L${at(from, 114)}A114 114 0 0 1 ${at(to, 114)}L${at(to, 66)}A66 66 0 0 0 ${at(from, 66)}Z" fill="${paper}" stroke="#f5e7c6" stroke-width="1.5"/>${words(x, y + 6, wind === 0 ? multiple(2) : whole(wind), wind === 0 ? 16 : 18, print)}`
  })
  return `<circle r="120" fill="${inks.wood}"/><circle r="116" fill="${inks.dark}"/>${fields.join('')}<circle r="64" fill="#9cc3d6"/>${[0, 90, 180, 270].map((turn) => `<path d="M-5-30L0-62L5-30Z" fill="#6f9db6" transform="rotate(${turn})"/>`).join('')}`
}
/** An arrow with a cock on it, around its pin. */
const arrow =
  cut('M-4 44L-14 60L0 54L14 60L4 44V-34H13L0-60L-13-34H-4Z', inks.dark, 0.8) +
  cut('M4-4C20-14 22-30 14-36C26-38 34-28 34-18C42-16 44-6 38 2C44 4 48 12 44 20C34 24 14 22 4 10Z', inks.red, 0.8) +
  dot(28, -22, 1.8, '#fff') +
  dot(0, 0, 6, inks.straw)

/** The weathervane: it swings until it stands in a wind. A gust doubles what comes, and it swings again. */
export class Vane implements Show {
  readonly element = layered('vane', '-122 -122 244 244', rose(), arrow)
  /** The whole picture turns around its middle: a part of it would be laid out anew in every frame. */
  readonly #arrow = partOf(this.element, 'moving')
  #turned = 0

  /** Where a wind stands on the rose: some stand there twice. */
  #angleOf({ segment, steps }: Drawn, turn: number): number {
    const places = winds.flatMap((wind, place) => (wind === steps[turn] ? [place] : []))
    return (places[(segment + turn) % places.length] ?? 0) * slice
  }

  #stand(angle: number): void {
    this.#turned = angle
    this.#arrow.style.transform = `rotate(${angle}deg)`
  }

  rest(drawn: Drawn, tell: (sum: string) => void): void {
    this.#stand(this.#angleOf(drawn, drawn.steps.length - 1))
    tell(multiple(multipleOf('vane', drawn.steps)))
  }

  async play(drawn: Drawn, tell: (sum: string) => void): Promise<void> {
    for (const [turn, wind] of drawn.steps.entries()) {
      const angle = this.#angleOf(drawn, turn)
      const to = this.#turned + 720 + ((angle - this.#turned + 720) % 360)
      sound.rise()
      if (!prefersReducedMotion())
        await animate(
          this.#arrow,
          [
            { transform: `rotate(${this.#turned}deg)` },
            { transform: `rotate(${to + 9}deg)`, offset: 0.86 },
            { transform: `rotate(${to}deg)` },
          ],
          { duration: turnMs, easing: 'cubic-bezier(0.2, 0.6, 0.25, 1)' }
        )
      this.#stand(angle)
      sound.bell(turn * 2)
      const isGust = wind === 0
      tell(isGust ? `${multiple(2 ** (turn + 1))} …` : multiple(multipleOf('vane', drawn.steps)))
      await pause(1000)
    }
  }
}

import { cut, dot, line, oval } from '../../paper/cut.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, prefersReducedMotion } from '../../shell/motion.ts'
import { inks } from './art.ts'

const white = '#fbf3e1'
const beak = '#e98a2b'

const legs = `${line('M84 254L80 286', beak, 6)}${line('M112 256L116 286', beak, 6)}${cut('M60 292L82 280L100 292Z', beak)}${cut('M100 292L116 280L140 292Z', beak)}`
const body = `${cut('M54 206L14 184L28 222L20 236L60 244Z', white, 1.5)}${cut('M58 172C34 204 44 258 96 264C150 268 168 226 152 186C140 158 84 146 58 172Z', white, 1.5)}`
const waistcoat = `${cut('M112 160C142 162 158 186 156 214C152 246 128 262 108 264C120 236 122 196 112 160Z', inks.red, 1)}${[190, 212, 234].map((y) => dot(142, y, 4, inks.straw)).join('')}`
const neck = cut(
  'M110 192C118 152 114 122 120 100C126 76 160 76 166 98C168 114 154 120 150 126C148 152 152 174 154 194C140 206 122 204 110 192Z',
  white,
  1.2
)
const scarf = `${cut('M106 180C122 194 144 194 160 180L162 194C146 206 120 206 104 194Z', '#17625a', 0.8)}${cut('M112 194L96 222L114 218L118 198Z', '#17625a', 0.8)}`
const hat = `${cut('M112 76C112 34 166 34 168 74Z', inks.straw, 1)}<path d="M111 66H169V78H111Z" fill="${inks.red}"/>${oval(140, 79, 42, 8, '#d29a35')}${cut('M120 48C96 38 90 20 84 14C104 14 122 28 126 46Z', '#2f8577', 0.6)}`

const lid = `<path d="M141 88H156V101H141Z" fill="${white}"/>`
const head = `${neck}${scarf}<g class="jaw">${cut('M160 104L190 106L162 113Z', '#c96d1c', 0.4)}</g>${cut('M160 90L200 101L161 106Z', beak, 0.6)}${dot(168, 97, 1.6, inks.dark)}${dot(148, 94, 4.6, inks.dark)}${dot(149.4, 92.6, 1.5, '#fff')}${hat}`
const wing = `${cut('M100 184C70 186 54 214 62 244C92 246 116 224 120 196C118 186 110 182 100 184Z', '#efe3ca', 1)}${line('M76 236C90 230 102 218 108 204', '#cdbf9f', 2)}${line('M70 222C82 218 92 208 98 198', '#cdbf9f', 2)}`
const part = (name: string, markup: string): SVGSVGElement => picture('0 0 210 300', markup, { class: name })

/** The master of the fair, a gander in a straw hat: he says what happens, points at the wheel and is pleased with a win. */
export class Gander {
  /** Each part that moves all the time is a picture of its own, one over the other: parts of one picture would be laid out anew in every frame. */
  readonly #figure = h(
    'div',
    { class: 'gander' },
    part('rest', legs + body + waistcoat),
    h('div', { class: 'head' }, part('face', head), part('lid', lid)),
    part('wing', wing)
  )
  readonly #bubble = h('p', { class: 'bubble', dir: 'auto' })
  readonly element = h('div', { class: 'host', 'aria-hidden': 'true' }, this.#figure, this.#bubble)
  #talks = 0

  /** Says a sentence: the bill moves for about as long as one takes to read it. */
  say(sentence: string): void {
    if (this.#bubble.textContent === sentence) return
    this.#bubble.textContent = sentence
    this.#bubble.hidden = sentence === ''
    const talk = ++this.#talks
    this.#figure.classList.add('talks')
    setTimeout(() => talk === this.#talks && this.#figure.classList.remove('talks'), 600 + sentence.length * 32)
    if (!prefersReducedMotion())
      void animate(
        this.#bubble,
        [
          { opacity: 0, transform: 'scale(0.9)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 180 }
      )
  }

  /** `points` at the wheel, `cheers`, or stands. */
  pose(pose: 'stands' | 'points' | 'cheers'): void {
    this.#figure.dataset['pose'] = pose
  }
}

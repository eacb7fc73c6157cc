import { shared } from './boot.ts'
import { icon } from './controls.ts'
import { h } from './dom.ts'

const place = 'ante sound'
/** A browser may refuse its storage; then sound is off again with the next game. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(place) === 'on'
  } catch {
    return false
  }
}
function saveChoice(isOn: boolean): void {
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off')
  } catch {
    // Nothing to do: see above.
  }
}

interface Tone {
  readonly frequency: number
  /** Seconds from now, and how long it lasts. */
  readonly at?: number
  readonly lasts?: number
  readonly kind?: OscillatorType
  readonly gain?: number
  /** Where its frequency glides to. */
  readonly to?: number
}

/** Sounds made by the browser itself, without files. Silent until the player turns them on; the choice holds for all games of this browser. */
class Sound {
  #isOn = readChoice()
  #context: AudioContext | undefined

  /** The button that turns sound on and off. */
  button(): HTMLButtonElement {
    const button = h('button', {
      class: 'round-button',
      type: 'button',
      'aria-label': shared.sound,
      title: shared.sound,
      click: () => {
        this.#isOn = !this.#isOn
        saveChoice(this.#isOn)
        show()
        this.notes([660, 880])
      },
    })
    const show = (): void => {
      button.setAttribute('aria-pressed', String(this.#isOn))
      button.replaceChildren(icon(this.#isOn ? 'sound' : 'silent'))
    }
    show()
    return button
  }

  #tone({ frequency, at = 0, lasts = 0.3, kind = 'sine', gain = 0.12, to }: Tone): void {
    if (!this.#isOn) return
    const context = (this.#context ??= new AudioContext())
    const start = context.currentTime + at
    const [source, level] = [context.createOscillator(), context.createGain()]
    source.type = kind
    source.frequency.setValueAtTime(frequency, start)
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + lasts)
    level.gain.setValueAtTime(0.0001, start)
    level.gain.exponentialRampToValueAtTime(gain, start + 0.012)
    level.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    source.connect(level).connect(context.destination)
    source.start(start)
    source.stop(start + lasts + 0.02)
  }

  /** A reel stops. */
  knock(): void {
    this.#tone({ frequency: 150, to: 70, lasts: 0.12, kind: 'triangle', gain: 0.2 })
  }

  /** A bell with its overtone; each step is a note higher. */
  bell(step = 0): void {
    const frequency = 587 * 2 ** ((scale[step % scale.length] ?? 0) / 12 + Math.floor(step / scale.length))
    this.#tone({ frequency, lasts: 0.7 })
    this.#tone({ frequency: frequency * 2.76, lasts: 0.3, gain: 0.04 })
  }

  /** Something rises: a glide upwards. */
  rise(): void {
    this.#tone({ frequency: 180, to: 720, lasts: 0.6, kind: 'triangle', gain: 0.1 })
  }

  /** A win by its tier: a rising chord, longer with each tier; a phone that can moves in the hand. */
  win(tier: number): void {
    if (!this.#isOn) return
    this.notes(chord.slice(0, 2 + tier * 2))
    if (tier > 0) navigator.vibrate?.(Array.from({ length: tier * 2 - 1 }, (_, at) => (at % 2 === 0 ? 60 : 50)))
  }

  /** Notes one after another. */
  notes(frequencies: readonly number[]): void {
    frequencies.forEach((frequency, index) => this.#tone({ frequency, at: index * 0.11, lasts: 0.45 }))
  }
}

/** Semitones of a pentatonic scale: whatever follows whatever, it is in tune. */
const scale = [0, 2, 4, 7, 9]
/** C major over two octaves. */
const chord = [523, 659, 784, 1047, 1319, 1568, 2093, 2637]
export const sound = new Sound()
/** A feature opens. */
export const openingNotes: readonly number[] = [392, 494, 587, 784]

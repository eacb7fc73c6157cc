import { type Child, h } from '../dom.ts'
import { whenSized } from '../measured.ts'

/** Where styles of boards change: in pixels of their width, in pixels of their height, and as a share of width and height. */
export const steps = {
  narrower: [360, 380, 420, 460, 500, 560, 600, 620, 700, 860, 900],
  lower: [170, 240, 300, 330, 340, 420],
  slimmer: [0.95, 1, 1.1, 1.15, 1.35, 1.5],
} as const

const above = (all: readonly number[], value: number): string => all.filter((step) => value < step).join(' ')

/** Tells the styles in an element how large it is, as `--wide` and `--high`. A size container would lay all drawings in it out anew for every word that changes there. */
export function measured<Part extends HTMLElement>(part: Part, sized?: (wide: number, high: number) => void): Part {
  whenSized(part, (wide, high) => {
    part.style.setProperty('--wide', `${wide}px`)
    part.style.setProperty('--high', `${high}px`)
    sized?.(wide, high)
  })
  return part
}

/**
 * The board of a game, which takes the room that its panel leaves. What is around the game says of the board which steps it is narrower and lower than, and which share of
 * its height its width is below: `data-narrower`, `data-lower`, `data-slimmer`.
 */
export function board(...parts: readonly Child[]): HTMLElement {
  const element: HTMLElement = measured(h('div', { class: 'board' }, ...parts), (wide, high) => {
    const around = element.closest('.quick')?.parentElement
    if (!around) return
    around.dataset.narrower = above(steps.narrower, wide)
    around.dataset.lower = above(steps.lower, high)
    around.dataset.slimmer = above(steps.slimmer, wide / Math.max(1, high))
  })
  return element
}

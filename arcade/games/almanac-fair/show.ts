import { numberText, timesText } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Drawn } from './rules.ts'

/** A show that all players watch after its segment has come. `tell` takes each sum as it stands, written. */
export interface Show {
  readonly element: HTMLElement
  /** Its end, at once. */
  rest(drawn: Drawn, tell: (sum: string) => void): void
  play(drawn: Drawn, tell: (sum: string) => void): Promise<void>
}
export const whole = (value: number): string => numberText(String(value))
export const multiple = (value: number): string => timesText(String(value))

export const words = (x: number, y: number, text: string, size: number, print: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${print}">${text}</text>`

/** A picture with what moves in it as a layer of its own: only that is painted anew. */
export const layered = (name: string, viewBox: string, still: string, moving: string): HTMLElement =>
  h('div', { class: `field ${name}` }, picture(viewBox, still), picture(viewBox, moving, { class: 'moving' }))

/** The part of a picture with this class. */
export function partOf(whole: Element, name: string): SVGElement {
  const part = whole.querySelector<SVGElement>(`.${name}`)
  if (!part) throw new RangeError(`the picture has no ${name}`)
  return part
}

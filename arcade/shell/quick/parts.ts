import { numberText, percentText, timesText } from '../boot.ts'
import { h, write } from '../dom.ts'

/** A whole number of hundredths as a decimal, as a machine writes it: `1234.50`. */
const plain = (value: number): string => {
  const text = String(Math.trunc(value)).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
/** A whole number of hundredths as the language writes it: `1,234.50`. */
export const hundredths = (value: number): string => numberText(plain(value))
/** What somebody typed, in hundredths: the last sign before one or two digits is the decimal sign, whichever it is. Not a number: NaN. */
export const typedHundredths = (text: string): number => {
  const [, whole = '', fraction = ''] = /^([\d.,٬\s]*?)(?:[.,٫](\d{1,2}))?$/.exec(text.trim()) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return digits ? Number(digits) * 100 + Number(fraction.padEnd(2, '0')) : Number.NaN
}
export const times = (value: number): string => timesText(plain(value))
/** A chance as text in percent, two decimals. */
export const chanceText = (over: number, under: number): string =>
  percentText(plain(Math.floor((over * 10_000) / under)))

/** A figure with its name. */
export function figure(name: string): { element: HTMLElement; set(text: string): void } {
  const value = h('output', { class: 'num' })
  return {
    element: h('div', { class: 'figure' }, h('span', {}, name), value),
    set: (text) => write(value, text),
  }
}

let groups = 0
/** One of a few, side by side; arrow keys move, as in every group of radio buttons. */
export function oneOf<Value extends string | number>(
  name: string,
  options: readonly (readonly [Value, string])[],
  start: Value,
  changed: (value: Value) => void
): HTMLFieldSetElement {
  const group = `group-${++groups}`
  return h(
    'fieldset',
    { class: 'one-of' },
    h('legend', {}, name),
    ...options.map(([value, label]) =>
      h(
        'label',
        {},
        h('input', { type: 'radio', name: group, value, checked: value === start, change: () => changed(value) }),
        h('span', { class: 'num' }, label)
      )
    )
  )
}

/** A slider over whole numbers. */
export function slider(
  name: string,
  [least, most, start]: readonly [number, number, number],
  changed: (value: number) => void
): HTMLInputElement {
  const input = h('input', {
    type: 'range',
    min: least,
    max: most,
    step: 1,
    value: start,
    'aria-label': name,
    class: 'slider',
    input: () => changed(Number(input.value)),
  })
  return input
}

/** The last results of this sitting, newest first: facts, not predictions. */
export function lately(most: number): { element: HTMLElement; add(text: string, tone: string): void } {
  const element = h('ol', { class: 'lately', dir: 'ltr' })
  return {
    element,
    add(text, tone) {
      element.prepend(h('li', { class: 'num', 'data-tone': tone }, text))
      while (element.children.length > most) element.lastChild?.remove()
    },
  }
}

import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorAt, type Sentences, type Timing, useFields, type Values } from './use-fields.ts'

class Control {
  readonly focus = vi.fn<() => void>()
  readonly scrollIntoView = vi.fn<() => void>()
  readonly getAttribute: () => string
  constructor(name: string) {
    this.getAttribute = () => name
  }
}
beforeAll(() => void vi.stubGlobal('HTMLElement', Control))
afterAll(() => void vi.unstubAllGlobals())

const state = { told: {}, touched: new Set(['name']), wrong: { name: 'wrong now', other: 'wrong too' } }
type Form = ReturnType<typeof useFields>
const missing = (values: Values): Sentences =>
  Object.fromEntries(['name', 'other'].filter((name) => !values[name]).map((name) => [name, `${name} is missing`]))

function Page({ timing, live }: { timing: Timing; live: (form: Form) => void }) {
  live(useFields({ name: '', other: '' }, missing, timing))
  return null
}
/** A form to which one step after the other is done, each with what the one before has left. */
function lived(timing: Timing, ...steps: readonly ((form: Form) => void)[]): Form {
  const left = [...steps]
  let last: Form | undefined
  const live = (form: Form) => {
    last = form
    left.shift()?.(form)
  }
  renderToString(<Page timing={timing} live={live} />)
  if (!last || left.length > 0) throw new Error('a step was not done')
  return last
}
const type =
  (name: string, value: string) =>
  (form: Form): void =>
    form.field(name).onChange({ target: { value } })

describe('the timing of a form', () => {
  it('VAL-89 a field of an eager form is checked from its first input on, and its neighbour is not', () => {
    const form = lived('eager', type('name', 'x'), type('name', ''))
    expect([form.field('name').error, form.field('other').error]).toEqual(['name is missing', undefined])
    expect(lived('eager', type('name', 'x')).field('name').error).toBeUndefined()
  })
  it('VAL-90 else all fields are checked when the form is sent, and each is quiet again with its next input', () => {
    expect(lived('submit', type('name', 'x'), type('name', '')).field('name').error).toBeUndefined()
    const sent = lived('submit', (form) => void form.submit())
    expect([sent.field('name').error, sent.field('other').error]).toEqual(['name is missing', 'other is missing'])
    const typed = lived('submit', (form) => void form.submit(), type('name', ' '), type('name', ''))
    expect([typed.field('name').error, typed.field('other').error]).toEqual([undefined, 'other is missing'])
  })
  it('VAL-93 what the server refused stands at its field until the next input there', () => {
    const refused = (form: Form) => form.refuse({ name: 'taken' })
    for (const timing of ['eager', 'submit'] as const) {
      expect(lived(timing, type('name', 'x'), refused).field('name').error).toBe('taken')
      expect(lived(timing, refused, type('name', 'y')).field('name').error).toBeUndefined()
    }
  })
  it('VAL-91 a form that is sent wrong leads to the first wrong field in its own order', () => {
    const [right, other, name] = [new Control('right'), new Control('other'), new Control('name')]
    lived('submit', (form) => {
      Object.assign(form.form, { current: { elements: [right, other, name] } })
      form.submit()
    })
    expect(other.scrollIntoView).toHaveBeenCalledOnce()
    expect(other.focus).toHaveBeenCalledOnce()
    for (const control of [right, name]) expect(control.focus).not.toHaveBeenCalled()
  })
  it('VAL-88 text loses its emoji as it is typed, a secret keeps every sign', () => {
    const secret = (form: Form) => form.secret('other').onChange({ target: { value: 'a😀b' } })
    expect(lived('submit', type('name', 'a😀b'), secret).values).toEqual({ name: 'ab', other: 'a😀b' })
  })
  it('VAL-89 an eager field says what is wrong from its first input on, others wait for theirs', () => {
    expect(errorAt('name', 'eager', state)).toBe('wrong now')
    expect(errorAt('other', 'eager', state)).toBeUndefined()
  })
  it('VAL-90 else it is said when the form is sent, and what was said goes with the next input', () => {
    expect(errorAt('name', 'submit', state)).toBeUndefined()
    expect(errorAt('name', 'submit', { ...state, told: { name: 'said' } })).toBe('said')
  })
  it('what the server said stands in both', () => {
    expect(errorAt('name', 'eager', { ...state, told: { name: 'taken' } })).toBe('taken')
  })
  it('nothing is said of an untouched form', () => {
    const Form = () => (
      <p>{useFields({ name: '' }, () => ({ name: 'wrong' }), 'eager').field('name').error ?? 'silence'}</p>
    )
    expect(renderToString(<Form />)).toBe('<p>silence</p>')
  })
})

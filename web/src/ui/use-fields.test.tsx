import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { errorAt, useFields } from './use-fields.ts'

const state = { told: {}, touched: new Set(['name']), wrong: { name: 'wrong now', other: 'wrong too' } }

describe('the timing of a form', () => {
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

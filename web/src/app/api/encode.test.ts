import { describe, expect, it } from 'vitest'
import { toForm, toQuery } from './encode.ts'

describe('parameters on the wire', () => {
  it('API-06 an empty text is sent as an empty string', () => {
    expect([...toForm({ text: '' }).entries()]).toEqual([['text', '']])
    expect([...toForm({ text: null }).entries()]).toEqual([['text', '']])
  })

  it('API-07, API-08 other empty values are null and what is null is dropped', () => {
    expect([...toForm({ email: '', phone: null, code: undefined, list: [], name: 'Ada' }).entries()]).toEqual([
      ['name', 'Ada'],
    ])
  })

  it('API-05 ticks are digits, objects are JSON, lists repeat their key, files stay files', async () => {
    const form = toForm({
      yes: true,
      no: false,
      count: 0,
      options: { search: 'a&b' },
      fields: ['contacts', 'document'],
      file: new Blob(['x']),
    })
    expect(form.get('yes')).toBe('1')
    expect(form.get('no')).toBe('0')
    expect(form.get('count')).toBe('0')
    expect(form.get('options')).toBe('{"search":"a&b"}')
    expect(form.getAll('fields[]')).toEqual(['contacts', 'document'])
    expect(await (form.get('file') as File).text()).toBe('x')
  })

  it('API-10 a query encodes what it carries', () => {
    expect(toQuery({ ids: ['1', '2'], q: 'ä&=', none: null }).toString()).toBe('ids%5B%5D=1&ids%5B%5D=2&q=%C3%A4%26%3D')
  })
})

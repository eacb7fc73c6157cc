import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

/** As much of an element as a figure uses; `laid` counts what would be laid out anew. */
class Part {
  readonly style = { visibility: '' }
  readonly data = new Map<string, string>()
  parts: (Part | string)[] = []
  laid = 0
  setAttribute(name: string, value: string): void {
    this.data.set(name, value)
  }
  append(...parts: (Part | string)[]): void {
    this.parts.push(...parts)
  }
  replaceChildren(...parts: (Part | string)[]): void {
    this.laid++
    this.parts = parts
  }
  set textContent(text: string) {
    this.replaceChildren(text)
  }
  /** What is to be seen. */
  get seen(): string {
    return this.parts
      .map((part) => {
        if (typeof part === 'string') return part
        const isHidden = this.data.get('class') === 'place' && part.style.visibility === ''
        return isHidden ? '' : part.seen
      })
      .join('')
  }
}

test('GAM-11 a figure that rolls is laid out only when it gets one more digit, and is read from the left in every language', async () => {
  vi.stubGlobal('document', { createElement: () => new Part() })
  vi.doMock('./rolling.css', () => ({}))
  const { Rolling } = await import('./rolling.ts')
  const element = new Part()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it uses of an element.
  const figure = new Rolling(element as unknown as HTMLElement)
  for (const text of ['1.00×', '1.01×', '1.99×', '9.98×']) {
    figure.write(text)
    expect(element.seen).toBe(text)
  }
  expect(element.laid).toBe(1)
  expect(element.data.get('dir')).toBe('ltr')
  figure.write('10.00×')
  figure.write('1,234.56\u00a0×')
  expect(element.seen).toBe('1,234.56\u00a0×')
  expect(element.laid).toBe(3)
  figure.rest('1,234.57\u00a0×')
  expect(element.parts).toEqual(['1,234.57\u00a0×'])
  figure.write('1.00×')
  expect(element.seen).toBe('1.00×')
  vi.unstubAllGlobals()
})

test('GAM-11 styles of a figure that rolls reach nothing of a game that has signs and places of its own', () => {
  const css = readFileSync(new URL('rolling.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim())
  expect(selectors.length).toBeGreaterThan(3)
  expect(selectors.filter((selector) => !selector.startsWith('[data-rolling]'))).toEqual([])
})

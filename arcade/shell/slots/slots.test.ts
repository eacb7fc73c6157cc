import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

const games = new URL('../../games/', import.meta.url)

test('GAM-11 no slot has a style of its own for a name that the reels use: what turned could not be seen in one', async () => {
  let slots = 0
  for await (const file of glob('*/client.ts', { cwd: games })) {
    if (!readFileSync(new URL(file, games), 'utf8').includes('slots/slots.css')) continue
    slots++
    const styles = readFileSync(new URL(file.replace('client.ts', 'style.css'), games), 'utf8')
    const bare = styles.matchAll(/^\s*\.(reels?|runner|cell|once|turning|tense|lit|won|paths|window)(?=[ {,.:[>])/gm)
    expect([...bare].map(([, name]) => `${file}: ${name}`)).toEqual([])
  }
  expect(slots).toBeGreaterThan(7)
})

test('GAM-11 a symbol is an image of its own: nothing in it waits for a style, a font or a part of the page', async () => {
  let slots = 0
  for await (const file of glob('*/client.ts', { cwd: games })) {
    if (!readFileSync(new URL(file, games), 'utf8').includes('slots/slots.css')) continue
    slots++
    const art: unknown = await import(new URL(file.replace('client.ts', 'art.ts'), games).href)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every slot has its symbols there.
    for (const [symbol, markup] of Object.entries((art as { symbols: Readonly<Record<string, string>> }).symbols))
      expect(markup.match(/\b(?:class|style)=|<(?:text|use|image)\b|url\(#/g), `${file} ${symbol}`).toBeNull()
  }
  expect(slots).toBeGreaterThan(7)
})

test('GAM-11 an image that is half as large again as its symbol makes no cell larger, and stands in the middle of it, however wide the cell is', () => {
  const styles = readFileSync(new URL('slots.css', import.meta.url), 'utf8')
  const rule = (name: string): string => new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(styles)?.[1] ?? ''
  // A row without a size would grow with the image, which then stands lower than the middle.
  expect(rule('cell')).toContain('grid-template: 100% / 100%;')
  expect(rule('cell')).toContain('place-items: center;')
  expect(rule('cell')).toMatch(/block-size: calc\([^;]*var\(--cell\)\); aspect-ratio: var\(--cell\);/)
  // Both sides of it are shares of the cell: 84 hundredths for the symbol, half as much again for the image.
  expect(rule('still')).toContain('grid-area: 1 / 1;')
  expect(rule('still')).toContain(
    'inline-size: calc(var(--across, 84%) * 1.5); block-size: calc(84% * 1.5); max-inline-size: none;'
  )
})

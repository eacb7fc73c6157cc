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

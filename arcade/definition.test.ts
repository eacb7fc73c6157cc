import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { definitionHash, headOf, plays, resultsOf, roundsOfHash } from './certify.ts'
import { engines } from './rules/catalogue.ts'
import type { Engine } from './rules/engine.ts'

const kit = pathToFileURL(new URL('../kit/src/', import.meta.url).pathname)
/** Whole numbers of the source that are no part of a name, a text, a type or a comment. */
const numbers = /(?<![\w.$'"`/])\d[\d_]*n?(?![\w.'"`])/g

/** The rules of a game as JavaScript that can be imported from anywhere. */
function sourceOf(sysname: string): string {
  const file = new URL(`games/${sysname}/rules.ts`, import.meta.url)
  return stripTypeScriptTypes(readFileSync(file, 'utf8'))
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/\d/g, '#'))
    .replaceAll(/from '(\.[^']+)'/g, (_, path: string) => `from '${new URL(path, file).href}'`)
    .replaceAll(/from '@ante\/kit\/([^']+)'/g, (_, path: string) => `from '${new URL(`${path}.ts`, kit).href}'`)
}
const moreBy = (number: string): string => {
  const big = number.endsWith('n')
  return `${BigInt(number.replaceAll(/[_n]/g, '')) + 1n}${big ? 'n' : ''}`
}
async function engineFrom(source: string): Promise<Engine> {
  const { engine } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { engine: Engine }
  return engine
}
/** What a mutant wins, or that it does not even load or play. */
async function of<T>(source: string, read: (engine: Engine) => T): Promise<T | 'broken'> {
  try {
    return read(await engineFrom(source))
  } catch {
    return 'broken'
  }
}

/** Whether these rounds win something else than before: known at the first that does. */
function winsOther(before: readonly string[], now: Iterable<readonly string[]>): boolean {
  let round = 0
  for (const wins of now) {
    if (wins.join() !== before[round]) return true
    round += 1
  }
  return round !== before.length
}

describe.each(engines.map((engine) => [engine.sysname, engine] as const))('the definition of %s', (sysname, engine) => {
  const ways = plays[sysname] ?? []

  it('GAM-25 has another hash when any figure that pays is another, wherever it stands in the rules', async () => {
    const source = sourceOf(sysname)
    expect(await of(source, (same) => definitionHash(same, ways))).toBe(definitionHash(engine, ways))
    const head = JSON.stringify(headOf(engine))
    const hashed = [...resultsOf(engine, ways, roundsOfHash)].map(String)
    const others = [...resultsOf(engine, ways, 60, 1_000_000)].map(String)
    const places = [...source.matchAll(numbers)]
    expect(places.length).toBeGreaterThan(5)
    const unseen: string[] = []
    for (const place of places) {
      const [number] = place
      const mutant = `${source.slice(0, place.index)}${moreBy(number)}${source.slice(place.index + number.length)}`
      // What the hash is of: it is another when the head or one of these rounds is another.
      const hasAnotherHash = await of(
        mutant,
        (other) => JSON.stringify(headOf(other)) !== head || winsOther(hashed, resultsOf(other, ways, roundsOfHash))
      )
      if (hasAnotherHash) continue
      // Figures of the picture and of the default choice pay nothing: the same rounds win the same.
      if (await of(mutant, (other) => winsOther(others, resultsOf(other, ways, 60, 1_000_000))))
        unseen.push(source.slice(place.index - 60, place.index + 20))
    }
    expect(unseen).toEqual([])
  })

  it('GAM-25 has another hash when a text of its strips or a stake level is another', () => {
    const hash = definitionHash(engine, ways)
    const { strips } = engine.sheet as { strips?: readonly string[] }
    for (const [reel, strip] of (strips ?? []).entries()) {
      const other = strips?.with(reel, `${strip.slice(1)}${strip.charAt(0)}`) ?? []
      expect(definitionHash({ ...engine, sheet: { ...(engine.sheet as object), strips: other } }, ways)).not.toBe(hash)
    }
    const [least = 0n, ...levels] = engine.stakesMinor
    expect(definitionHash({ ...engine, stakesMinor: [least + 1n, ...levels] }, ways)).not.toBe(hash)
  })
})

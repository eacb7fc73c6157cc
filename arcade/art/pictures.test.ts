import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictures } from './pictures.ts'
import { formats } from './tile.ts'
import { engines } from '../rules/catalogue.ts'
import { tiles as built } from '../registry/tiles.ts'
import { planned } from './tiles.ts'

const folder = new URL('../../web/public/art/', import.meta.url)
const all = pictures()
const mostBytes = 15_000
/** Of 255, on average over all points of two thumbnails. The nearest two games are 35 apart, a drawing and its recolour at most 26. */
const leastDifference = 30
/** Six busts in one pose, or things alone on a round field, are nearer to each other than scenes are. */
const leastBetweenCharacters = 22

/** The names of open elements at the end: none where each is closed in its turn. */
function unclosed(markup: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"<>]*")*\s*\/?)>/g
  )) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !rest.endsWith('/')) open.push(name)
  }
  return open
}

/** Lightness only, and without its mean: two drawings of one shape are the same here whatever their colours are. */
async function outline(markup: string): Promise<number[]> {
  const points = [
    ...(await sharp(Buffer.from(markup)).resize(24, 30, { fit: 'fill' }).greyscale().normalise().raw().toBuffer()),
  ]
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length
  return points.map((point) => point - mean)
}
const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, point, index) => sum + Math.abs(point - (b[index] ?? 0)), 0) / a.length

describe('pictures', () => {
  it('every game has a picture in both shapes, thirty games at least, and the site has all that it needs', () => {
    const games = [...Object.keys(built), ...Object.keys(planned)]
    expect(Object.keys(built)).toEqual(engines.map(({ sysname }) => sysname))
    expect(new Set(games).size).toBe(games.length)
    expect(games.length).toBeGreaterThanOrEqual(30)
    const count = (name: string) => all.filter(({ path }) => path.startsWith(`${name}/`)).length
    expect(count('games')).toBe(2 * (games.length + 2))
    expect(
      [
        'studios',
        'heroes',
        'promotions',
        'tournaments',
        'jackpots',
        'characters',
        'avatars',
        'empty',
        'system',
        'loyalty',
      ].map(count)
    ).toEqual([10, 3, 7, 4, 3, 6, 12, 10, 8, 1])
  })

  it.each(all)('$path is well-formed, small, alone and silent', ({ markup }) => {
    expect(markup).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/
    )
    expect(unclosed(markup)).toEqual([])
    // Each `<` begins an element that was read above: nothing is hidden in what the reader does not know.
    expect(markup.match(/</g)?.length).toBe([...markup.matchAll(/<\/?[a-zA-Z]+(?:\s[\w-]+="[^"<>]*")*\s*\/?>/g)].length)
    expect(markup).not.toMatch(/<(script|text|tspan|image|foreignObject|filter|style|animate|set|a)\b/i)
    expect(markup).not.toMatch(/\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/)
    const names = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [, name] of markup.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(names).toContain(name)
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(mostBytes)
  })

  it('what is kept is what is drawn', async () => {
    const kept = await readdir(folder, { recursive: true })
    expect(kept.filter((name) => name.endsWith('.svg')).toSorted()).toEqual(all.map(({ path }) => path).toSorted())
    for (const { path, markup } of all) expect(await readFile(new URL(path, folder), 'utf8'), path).toBe(markup)
  })

  it.each(Object.keys(formats))('no two games look like recolours of each other (%s)', async (format) => {
    const games = all.filter(({ path }) => path.startsWith('games/') && path.endsWith(`-${format}.svg`))
    const drawn = await Promise.all(games.map(async ({ path, markup }) => ({ path, points: await outline(markup) })))
    const close = drawn.flatMap((one, index) =>
      drawn
        .slice(index + 1)
        .filter((other) => apart(one.points, other.points) < leastDifference)
        .map((other) => `${one.path} ${other.path} ${apart(one.points, other.points)}`)
    )
    expect(close).toEqual([])
  })

  it('a tile in other colours counts as the same drawing', async () => {
    for (const { path, markup } of all.filter((one) => /^games\/.*-vertical/.test(one.path))) {
      const recoloured = markup.replaceAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g, '#$3$1$2')
      expect(apart(await outline(markup), await outline(recoloured)), path).toBeLessThan(leastDifference)
    }
  })

  it.each(['characters', 'avatars'])('no two of the %s are alike at 32 pixels', async (folder) => {
    const busts = await Promise.all(
      all
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map(async ({ path, markup }) => ({ path, points: await outline(markup) }))
    )
    const close = busts.flatMap((one, index) =>
      busts
        .slice(index + 1)
        .filter((other) => apart(one.points, other.points) < leastBetweenCharacters)
        .map((other) => `${one.path} ${other.path} ${apart(one.points, other.points)}`)
    )
    expect(close).toEqual([])
  })
})

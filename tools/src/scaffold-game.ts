import { isRecord } from '@ante/kit/record'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { definitionHash, plays } from '@ante/arcade/certify'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { gameRegistry } from './game-registry.ts'
import { writeDocs } from './generated-files.ts'
import { isKebab, type Scaffolded, ScaffoldError, spellings, writer } from './scaffold-files.ts'

/** The smallest game: one draw, one choice, every pay a whole cent. A new game begins as it and is changed from there, always whole. */
const pattern = 'dicebox'
const games = 'arcade/games'

/** Names within code: a text and a class name say the sysname, everything else is an identifier. */
function renamed(text: string, { kebab, camel, pascal }: ReturnType<typeof spellings>): string {
  return text
    .replaceAll(`quick ${pattern}'`, `quick ${kebab}'`)
    .replaceAll(`'${pattern}'`, `'${kebab}'`)
    .replaceAll(new RegExp(`\\b${pattern}`, 'g'), camel)
    .replaceAll('Dicebox', pascal)
}
const restyled = (text: string, { kebab }: ReturnType<typeof spellings>): string =>
  text.replaceAll(`.${pattern}`, `.${kebab}`)

/** The pattern's certificate under the new name: the same pays, so the same figures. */
function certificateOf(text: string, name: string): string {
  const engine = engineOf(pattern)
  const ways = plays[pattern]
  if (!engine || !ways)
    throw new ScaffoldError(`the game ${pattern}, from which new ones are made, is not in the catalogue`)
  const sheet = { ...(isRecord(engine.sheet) ? engine.sheet : {}), kind: name }
  const own: object = JSON.parse(text)
  const certificate = {
    ...own,
    sysname: name,
    hash: definitionHash({ ...engine, sysname: name, sheet }, ways),
  }
  return `${JSON.stringify(certificate, null, 2)}\n`
}

export function game(root: string, [name = '']: readonly string[]): Scaffolded {
  if (!isKebab(name))
    throw new ScaffoldError('A game is called in small letters with hyphens: npm run new -- game <name>')
  const files = writer(root)
  const names = spellings(name)
  const own = readdirSync(join(root, games, pattern), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, games, pattern).length + 1))
    .toSorted()
  for (const file of own) {
    const text = files.read(`${games}/${pattern}/${file}`)
    const written = file.endsWith('.json')
      ? certificateOf(text, name)
      : file.endsWith('.css')
        ? restyled(text, names)
        : renamed(text, names)
    files.create(`${games}/${name}/${file}`, written)
  }
  const lists = gameRegistry(root)
  writeDocs(root, lists)
  return {
    written: [...files.written, ...lists.keys()],
    next: [
      `It plays as ${pattern} does. Make it your own: all of it is in ${games}/${name}.`,
      'After every change of pays or stakes: node --conditions=ante-server arcade/certify.ts',
      'hall.ts says its name, its studio and its place in the hall; tile.ts is its picture: node arcade/art/make.ts draws it.',
      'npm run format && npm run check',
    ],
  }
}

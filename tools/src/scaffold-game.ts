import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { definitionHash } from '@ante/product/games/certify'
import { engineOf } from '@ante/product/games/rules/catalogue'
import { isKebab, type Scaffolded, ScaffoldError, spellings, writer } from './scaffold-files.ts'

/** The smallest game of the house: one draw, one choice, every pay a whole cent. A new game begins as it and is changed from there, always whole. */
const pattern = 'dicebox'

const games = 'product/src/games'
const client = 'arcade/src/games'

/** Names within code: a text says the sysname, everything else is an identifier. */
function renamed(text: string, { kebab, camel, pascal }: ReturnType<typeof spellings>): string {
  return text
    .replaceAll(`rules/${pattern}'`, `rules/${kebab}'`)
    .replaceAll(`texts.games.${pattern}`, kebab === camel ? `texts.games.${kebab}` : `texts.games['${kebab}']`)
    .replaceAll(`quick ${pattern}'`, `quick ${kebab}'`)
    .replaceAll(`'${pattern}'`, `'${kebab}'`)
    .replaceAll(new RegExp(`\\b${pattern}`, 'g'), camel)
    .replaceAll('Dicebox', pascal)
}

const proofOf = ({ kebab, camel }: ReturnType<typeof spellings>): string => `import { ${camel}, ${camel}Pay } from '../${kebab}.ts'
import { fraction } from './fraction.ts'
import type { Proof } from './proof.ts'
import { ofBets } from './quick-games.ts'

/** Every choice is one bet. */
export function ${camel}Proof(): Proof {
  const bet = (chance: number) => [fraction(${camel}Pay(chance), 100n), fraction(chance, 100)] as const
  const chances = Array.from({ length: ${camel}.chanceMost - ${camel}.chanceLeast + 1 }, (_, index) => ${camel}.chanceLeast + index)
  return ofBets(BigInt(${camel}.faces), chances.map(bet), bet(50))
}
`

/** The pattern's certificate under the new name: the same pays, so the same figures. */
function certificateOf(text: string, name: string): string {
  const engine = engineOf(pattern)
  if (!engine) throw new ScaffoldError(`the game ${pattern}, from which new ones are made, is not in the catalogue`)
  const sheet = { ...(engine.sheet as Record<string, string | number>), kind: name }
  const certificate = { ...(JSON.parse(text) as Record<string, unknown>), sysname: name, hash: definitionHash({ ...engine, sysname: name, sheet }) }
  return `${JSON.stringify(certificate, null, 2)}\n`
}

export function game(root: string, [name = '']: readonly string[]): Scaffolded {
  if (!isKebab(name)) throw new ScaffoldError('A game is called in small letters with hyphens: npm run new -- game <name>')
  const files = writer(root)
  const names = spellings(name)
  const { kebab, camel } = names
  files.create(`${games}/rules/${kebab}.ts`, renamed(files.read(`${games}/rules/${pattern}.ts`), names))
  files.create(`${games}/rules/exact/${kebab}.ts`, proofOf(names))
  files.create(`${games}/certificates/${kebab}.json`, certificateOf(files.read(`${games}/certificates/${pattern}.json`), kebab))
  for (const file of ['client.ts', 'style.css']) files.create(`${client}/${kebab}/${file}`, renamed(files.read(`${client}/${pattern}/${file}`), names))

  files.insert(`${games}/rules/catalogue.ts`, /^import \{ \w+ \} from '\.\/.+\n/gm, `import { ${camel}Game } from './${kebab}.ts'\n`)
  files.insert(`${games}/rules/catalogue.ts`, /^ {2}\w+,\n(?=\])/gm, `  ${camel}Game,\n`)
  files.insert(`${games}/rules/exact/catalogue.ts`, /^import .+\n/gm, `import { ${camel}Proof } from './${kebab}.ts'\n`)
  files.insert(`${games}/rules/exact/catalogue.ts`, /^ {2}['\w-]+: \w+,\n(?=\})/gm, `  '${kebab}': ${camel}Proof,\n`)
  files.insert(
    `${games}/certificates.ts`,
    /^import .+ with \{ type: 'json' \}\n/gm,
    `import ${camel} from './certificates/${kebab}.json' with { type: 'json' }\n`
  )
  files.insert(`${games}/certificates.ts`, /^const files = \[[^\]]*?(?=,?\s*\])/gm, `, ${camel}`)
  for (const locale of readdirSync(join(root, 'texts/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = `texts/src/${locale.name}/arcade.ts`
    const block = new RegExp(`^ {4}${pattern}: (\\{\\n[\\s\\S]*?^ {4}\\},\\n)`, 'm').exec(files.read(path))
    if (!block) throw new ScaffoldError(`${path} is not as expected: it has no texts of ${pattern}.`)
    files.insert(path, new RegExp(`^ {4}${pattern}: \\{\\n[\\s\\S]*?^ {4}\\},\\n`, 'gm'), `    '${kebab}': ${block[1] ?? ''}`)
  }
  return {
    written: [...new Set(files.written)],
    next: [
      `It plays as ${pattern} does. Make it your own: ${games}/rules/${kebab}.ts, its proof in rules/exact, its client in ${client}/${kebab}, its texts in texts/src/*/arcade.ts.`,
      `After every change of pays or stakes: node --conditions=ante-server ${games}/certify.ts`,
      'Its row in product/seeds/games.ts brings it into the hall, with a studio and a name; its tile is drawn in arcade/art.',
      'npm run format && npm run check',
    ],
  }
}

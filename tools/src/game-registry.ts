import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLaterVersion } from '@ante/arcade/rules/engine'
import { staleDocs, writeDocs } from './generated-files.ts'

const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const keyOf = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`)
const head = '// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.\n'

interface List {
  readonly name: string
  readonly says: string
  /** What is imported of a game, as one statement. */
  readonly imports: (game: string, name: string) => string
  readonly type: string
  readonly typeImport: string
}
const lists: readonly List[] = [
  {
    name: 'plays',
    says: 'Ways to play every game that reach all of its pays between them.',
    imports: (game, name) => `import { plays as ${name} } from '../games/${game}/plays.ts'`,
    type: 'readonly Play[]',
    typeImport: "import type { Play } from '../rules/play.ts'",
  },
  {
    name: 'proofs',
    says: 'The proof of every game. Each walks its whole cycle: seconds for a slot.',
    imports: (game, name) => `import { proof as ${name} } from '../games/${game}/proof.ts'`,
    type: '() => Proof',
    typeImport: "import type { Proof } from '../rules/exact/proof.ts'",
  },
  {
    name: 'algorithms',
    says: 'How the rounds of every game follow from their seeds, as it is published.',
    imports: (game, name) => `import { algorithm as ${name} } from '../games/${game}/algorithm.ts'`,
    type: 'Algorithm',
    typeImport: "import type { Algorithm } from '../rules/algorithm.ts'",
  },
  {
    name: 'verifiers',
    says: 'The rules of every game written a second time, for the verifier that runs none of the first.',
    imports: (game, name) => `import { verifier as ${name} } from '../games/${game}/verifier.ts'`,
    type: 'Verifier',
    typeImport: "import type { Verifier } from '../verifier/verifier.ts'",
  },
  {
    name: 'certificates',
    says: 'The published figures of every game, as they are stored.',
    imports: (game, name) => `import ${name} from '../games/${game}/certificate.json' with { type: 'json' }`,
    type: 'unknown',
    typeImport: '',
  },
  {
    name: 'hall',
    says: 'How every game stands in the hall of the demo world.',
    imports: (game, name) => `import { hall as ${name} } from '../games/${game}/hall.ts'`,
    type: 'HallEntry',
    typeImport: "import type { HallEntry } from '../rules/hall.ts'",
  },
  {
    name: 'tiles',
    says: 'The picture of every game in the hall.',
    imports: (game, name) => `import { tile as ${name} } from '../games/${game}/tile.ts'`,
    type: 'Paint',
    typeImport: "import type { Paint } from '../art/tile.ts'",
  },
]

const listed = (games: readonly string[], { name, says, imports, type, typeImport }: List): string =>
  [
    head.trimEnd(),
    ...games.map((game) => imports(game, camel(game))),
    ...(typeImport ? [typeImport] : []),
    '',
    `/** ${says} */`,
    `export const ${name}: Readonly<Record<string, ${type}>> = {`,
    ...games.map((game) => (game === camel(game) ? `  ${game},` : `  '${game}': ${camel(game)},`)),
    '}',
    '',
  ].join('\n')

/** `1.0.0` of the file `versions/1.0.0.ts`, the latest first. */
const versionsOf = (root: string, game: string): string[] =>
  entries(join(root, 'arcade/games', game, 'versions'), 'isFile')
    .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
    .toSorted((a, b) => (isLaterVersion(a, b) ? -1 : 1))

/** Engines name every version whose rounds may still be open: the rules of now, then those of `versions`. */
function engines(root: string, games: readonly string[]): string {
  const all = games.map((game) => ({
    game,
    files: ['rules', ...versionsOf(root, game).map((version) => `versions/${version}`)].map((file) => ({
      file,
      name: file === 'rules' ? camel(game) : `${camel(game)}V${file.slice('versions/'.length).replaceAll('.', '_')}`,
    })),
  }))
  return [
    head.trimEnd(),
    ...all.flatMap(({ game, files }) =>
      files.map(({ file, name }) => `import { engine as ${name} } from '../games/${game}/${file}.ts'`)
    ),
    "import type { Engine } from '../rules/engine.ts'",
    '',
    '/** Every game that plays here: its present version first, then those whose open rounds may still be ended. */',
    'export const engines: Readonly<Record<string, readonly Engine[]>> = {',
    ...all.map(({ game, files }) => `  ${keyOf(game)}: [${files.map(({ name }) => name).join(', ')}],`),
    '}',
    '',
  ].join('\n')
}

const localeName = (game: string, code: string): string =>
  `${camel(game)}${code.charAt(0).toUpperCase()}${code.slice(1)}`

/** Texts name every locale of every game, so that a game without one of them does not compile. */
const texts = (games: readonly string[], codes: readonly string[]): string =>
  [
    head.trimEnd(),
    "import type { LocaleCode } from '@ante/texts'",
    ...games.flatMap((game) =>
      codes.map((code) => `import { texts as ${localeName(game, code)} } from '../games/${game}/texts/${code}.ts'`)
    ),
    '',
    '/** The words of every game in every locale. */',
    'export const texts: Readonly<Record<string, Readonly<Record<LocaleCode, object>>>> = {',
    ...games.flatMap((game) => [
      `  ${keyOf(game)}: {`,
      ...codes.map((code) => `    ${code}: ${localeName(game, code)},`),
      '  },',
    ]),
    '}',
    '',
  ].join('\n')

const entries = (path: string, kind: 'isFile' | 'isDirectory'): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry[kind]())
        .map(({ name }) => name)
        .toSorted()
    : []

/** Path and text of the lists of all games: a folder in `arcade/games` is a game, and a folder in `texts/src` is a locale. */
export function gameRegistry(root: string): Map<string, string> {
  const games = entries(join(root, 'arcade/games'), 'isDirectory')
  return new Map([
    ...lists.map((list) => [`arcade/registry/${list.name}.ts`, listed(games, list)] as const),
    ['arcade/registry/engines.ts', engines(root, games)],
    ['arcade/registry/texts.ts', texts(games, entries(join(root, 'texts/src'), 'isDirectory'))],
  ])
}

/** `node tools/src/game-registry.ts`: writes the lists that are not as the folders are. */
if (import.meta.main) {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const lists = gameRegistry(root)
  const stale = new Set(staleDocs(root, lists))
  writeDocs(root, new Map([...lists].filter(([path]) => stale.has(path))))
}

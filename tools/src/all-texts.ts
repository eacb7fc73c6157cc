import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileOf, type Tree } from './tree.ts'

export type Sentences = { readonly [key: string]: string | Sentences }

/** Everything that a person can read, by locale: the sentences of the site, and under `arcade-games` those of every game's own folder. */
export interface AllTexts {
  readonly locales: readonly { readonly code: string }[]
  readonly defaultLocale: string
  messagesOf(code: string): ReadonlyMap<string, string>
  /** How many files they stand in. */
  readonly read: number
}
const site = 'texts/src/index.ts'
const games = 'arcade/registry/texts.ts'
const prefix = 'arcade-games'

function flatten(sentences: Sentences, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(sentences)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, sentence] of flatten(value, `${prefix}${key}.`)) flat.set(inner, sentence)
  }
  return flat
}

/** What those two files of a tree export. */
type SiteTexts = Omit<AllTexts, 'messagesOf' | 'read'> & { messagesOf(code: string): Sentences }
interface GameTexts {
  readonly texts?: Readonly<Record<string, Readonly<Record<string, Sentences>>>>
}

/** The texts of a tree, planted ones too; undefined where it has none. */
export async function textsOf(tree: Tree): Promise<AllTexts | undefined> {
  if (!fileOf(tree, site)) return undefined
  const load = (file: string) => import(pathToFileURL(join(tree.root, file)).href)
  const { locales, defaultLocale, messagesOf }: SiteTexts = await load(site)
  const { texts = {} }: GameTexts = fileOf(tree, games) ? await load(games) : {}
  const ofGames = (code: string): Sentences =>
    Object.fromEntries(Object.entries(texts).map(([game, byLocale]) => [game, byLocale[code] ?? {}]))
  return {
    locales,
    defaultLocale,
    messagesOf: (code) => flatten({ ...messagesOf(code), [prefix]: ofGames(code) }),
    read: tree.files.filter(({ path }) => /^(texts\/src|arcade\/games\/[^/]+\/texts)\//.test(path)).length,
  }
}

/** The file in which a sentence stands, as far as its key says so. */
export function fileOfText(code: string, key: string): string {
  const [first, game = ''] = key.split('.')
  return first === prefix ? `arcade/games/${game}/texts/${code}.ts` : site
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameRegistry } from './game-registry.ts'
import { writeDocs } from './generated-files.ts'
import { type Scaffolded, ScaffoldError, writer } from './scaffold-files.ts'
import { game } from './scaffold-game.ts'
import { paymentProvider } from './scaffold-payment-provider.ts'

const slug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function decision(root: string, words: readonly string[]): Scaffolded {
  const title = words.join(' ')
  if (slug(title) === '') throw new ScaffoldError('Say what was decided: npm run new -- decision <title>')
  const folder = join(root, 'docs/decisions')
  const last = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => Number(name.slice(0, 4)))
        .filter(Number.isFinite)
    : []
  const number = String(Math.max(0, ...last) + 1).padStart(4, '0')
  const files = writer(root)
  files.create(
    `docs/decisions/${number}-${slug(title)}.md`,
    `# ${number} ${title[0]?.toUpperCase()}${title.slice(1)}\n\n**Context.** What made a decision necessary, with figures where there are any.\n\n**Decision.** What was decided.\n\n**Consequences.** What follows from it, also what is worse than before.\n`
  )
  return {
    written: files.written,
    next: ['Write it. A later decision that replaces it says so in both; neither is edited otherwise.'],
  }
}

const moduleFiles = {
  'contract.ts': `import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'

export const endpoints = group({})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
`,
  'handlers.ts': `import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'

export const handlers: Handlers<typeof endpoints> = {}
`,
  'reactions.ts': `import type { LivePublisher, Reaction } from '@ante/kit/reaction'

export const reactions: Reaction[] = []
export const livePublishers: LivePublisher[] = []
`,
  'jobs.ts': `import type { Job } from '@ante/kit/context'

export const jobs = {} satisfies Record<string, Job>
`,
} as const

function capability(root: string, [name = '']: readonly string[]): Scaffolded {
  if (!/^[a-z]+$/.test(name))
    throw new ScaffoldError('A capability is one lower-case noun: npm run new -- module <name>')
  const files = writer(root)
  for (const [file, text] of Object.entries(moduleFiles)) files.create(`product/src/${name}/${file}`, text)
  files.create(
    `product/src/${name}/README.md`,
    `# ${name}\n\n**Promise**: what the business may rely on.\n\n## Words\n\n## Flows\n\n## Tables\n`
  )
  files.insert('product/src/modules.ts', /^ {2}[a-z]+: \[[^\]]*\],\n/gm, `  ${name}: [],\n`)
  const parts = ['Contract', 'Handlers', 'Reactions', 'Jobs']
  const imports = parts.map((part) => `import * as ${name}${part} from './${name}/${part.toLowerCase()}.ts'\n`).join('')
  files.insert('product/src/capabilities.ts', /^import \* as .+\n/gm, imports)
  files.insert(
    'product/src/capabilities.ts',
    /^ {2}[a-z]+: \{(?: \.\.\..+|\n(?: {4}\.\.\.\w+,\n)+ {2})\},\n/gm,
    `  ${name}: { ${parts.map((part) => `...${name}${part}`).join(', ')} },\n`
  )
  return {
    written: files.written,
    next: [
      `Name in product/src/modules.ts what ${name} may know.`,
      `Its migration: product/migrations/NNNN_${name}.sql, schema ${name}.`,
      'npm run check -- --write',
    ],
  }
}

function locale(root: string, [code = '']: readonly string[]): Scaffolded {
  if (!/^[a-z]{2}$/.test(code))
    throw new ScaffoldError('A locale is a language of two letters: npm run new -- locale <code>')
  const files = writer(root)
  for (const file of readdirSync(join(root, 'texts/src/en'))) {
    const english = readFileSync(join(root, 'texts/src/en', file), 'utf8')
    files.create(`texts/src/${code}/${file}`, file === 'index.ts' ? english.replaceAll(/\ben\b/g, code) : english)
  }
  const games = join(root, 'arcade/games')
  for (const game of existsSync(games) ? readdirSync(games, { withFileTypes: true }) : [])
    if (game.isDirectory()) {
      const english = readFileSync(join(games, game.name, 'texts/en.ts'), 'utf8')
      files.create(`arcade/games/${game.name}/texts/${code}.ts`, english)
    }
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  const rightToLeft = ['ar', 'fa', 'he', 'ur', 'ps', 'yi'].includes(code)
  files.insert(
    'texts/src/locales.ts',
    /^ {2}\{ code: .+\},\n/gm,
    `  { code: '${code}', dir: '${rightToLeft ? 'rtl' : 'ltr'}', name: '${name}' },\n`
  )
  files.insert('texts/src/index.ts', /LocaleCode, Messages>> = \{[^}]*(?=\s\})/g, `, ${code}`)
  const index = join(root, 'texts/src/index.ts')
  writeFileSync(index, `import { ${code} } from './${code}/index.ts'\n${readFileSync(index, 'utf8')}`)
  const lists = gameRegistry(root)
  writeDocs(root, lists)
  return {
    written: [...new Set([...files.written, ...lists.keys()])],
    next: [
      `Translate texts/src/${code} and arcade/games/*/texts/${code}.ts: their sentences are English still.`,
      'npm run check',
    ],
  }
}

/** `npm run new -- <what> <name>` */
export const scaffolds: Readonly<Record<string, (root: string, words: readonly string[]) => Scaffolded>> = {
  module: capability,
  game,
  'payment-provider': paymentProvider,
  locale,
  decision,
}

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runRule } from './run-rule.ts'
import { rules } from './rules/index.ts'
import { modulesRule } from './rules/modules.ts'
import { scaffolds } from './scaffolds.ts'
import { readTree } from './tree.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
let root = ''
const text = (path: string): string => readFileSync(join(root, path), 'utf8')

function openCopy(): void {
  root = mkdtempSync(join(tmpdir(), 'ante-new-'))
  for (const path of ['product/src/modules.ts', 'product/src/capabilities.ts', 'texts/src', 'docs/decisions'])
    cpSync(join(repository, path), join(root, path), { recursive: true })
}
const removeCopy = (): void => rmSync(root, { recursive: true, force: true })

describe('npm run new', () => {
  beforeEach(openCopy)
  afterEach(removeCopy)

  it('makes a capability that is registered and that the rules allow', async () => {
    scaffolds.module?.(root, ['parcels'])
    expect(text('product/src/modules.ts')).toMatch(/\n {2}parcels: \[\],\n\}/)
    expect(text('product/src/capabilities.ts')).toContain("import * as parcelsJobs from './parcels/jobs.ts'\n")
    expect(text('product/src/capabilities.ts')).toMatch(
      /\n {2}parcels: \{ \.\.\.parcelsContract, \.\.\.parcelsHandlers, \.\.\.parcelsReactions, \.\.\.parcelsJobs \},\n\}/
    )
    expect(
      (await modulesRule.check(readTree(root))).violations.filter((violation) => violation.path.includes('parcels'))
    ).toEqual([])
    expect(() => scaffolds.module?.(root, ['parcels'])).toThrow(/there already/)
    expect(() => scaffolds.module?.(root, ['Two Words'])).toThrow(/one lower-case noun/)
  })

  it('makes a whole locale from the default one', async () => {
    scaffolds.locale?.(root, ['it'])
    const { locales, messagesOf } = (await import(pathToFileURL(join(root, 'texts/src/index.ts')).href)) as {
      locales: readonly { code: string }[]
      messagesOf(code: string): unknown
    }
    expect(locales.at(-1)).toEqual({ code: 'it', dir: 'ltr', name: 'italiano' })
    expect(messagesOf('it')).toEqual(messagesOf('en'))
    expect(() => scaffolds.locale?.(root, ['german'])).toThrow(/two letters/)
  })

  it('gives a decision the next number', () => {
    const first = scaffolds.decision?.(root, ['how', 'parcels', 'travel'])
    const second = scaffolds.decision?.(root, ['Another one!'])
    const numbers = [first, second].map((made) => Number(/(\d{4})-/.exec(made?.written[0] ?? '')?.[1]))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    expect(text(first?.written[0] ?? '')).toMatch(/^# \d{4} How parcels travel\n/)
    expect(second?.written[0]).toMatch(/another-one\.md$/)
  })
})

const workspaces = ['kit', 'texts', 'arcade', 'product', 'sandbox', 'server', 'testing']
/** Packages that are there as they are, for their types. */
const aside = ['web']

/** A copy of the project with its own workspaces and the real installed packages. */
function copyOfProject(): void {
  const packages = join(repository, 'node_modules')
  const isSource = (path: string): boolean => !/[\\/](build|node_modules|\.react-router)$/.test(path)
  for (const name of workspaces)
    cpSync(join(repository, name), join(root, name), { recursive: true, filter: isSource, force: true })
  for (const file of ['tsconfig.base.json', 'tsconfig.json', 'package.json'])
    cpSync(join(repository, file), join(root, file))
  mkdirSync(join(root, 'node_modules/@ante'), { recursive: true })
  for (const name of readdirSync(packages))
    if (name !== '@ante') symlinkSync(join(packages, name), join(root, 'node_modules', name))
  for (const name of workspaces) symlinkSync(join(root, name), join(root, 'node_modules/@ante', name))
  for (const name of aside) symlinkSync(join(repository, name), join(root, 'node_modules/@ante', name))
}
/** What the compiler says of a project of the copy, a line for each error. */
function errorsOf(project: string): string[] {
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', join(root, project), '--noEmit', '--pretty', 'false', '--checkers', '1'],
    { encoding: 'utf8', cwd: root }
  )
  if (status === 0) return []
  return [...`${stdout}${stderr}`.split('\n').filter((line) => line.includes('error')), `ended with ${status}`]
}
/** What the rules say of the new files, by any of their names. The site is not there, so the rules that read it are not asked. */
async function broken(...names: readonly string[]): Promise<string[]> {
  const tree = readTree(root)
  const asked = rules.filter((rule) => !['site', 'bundle', 'documents', 'tests', 'history'].includes(rule.name))
  const judged = await Promise.all(
    asked.map(async (rule) => ({ rule: rule.name, complaints: (await runRule(rule, tree, [])).complaints }))
  )
  return judged.flatMap(({ rule, complaints }) =>
    complaints.filter((line) => names.some((name) => line.includes(name))).map((line) => `${rule}: ${line}`)
  )
}
/** Runs a script in the copy; what it printed. */
function printed(script: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=ante-server', '--input-type=module', '-e', script],
    { encoding: 'utf8', cwd: root }
  )
  return stdout.trim() || stderr
}

describe('what is made', () => {
  // One copy for all that is made: to compile the project takes longer than everything else here.
  beforeAll(() => {
    openCopy()
    copyOfProject()
    scaffolds.game?.(root, ['lantern-walk'])
    scaffolds['payment-provider']?.(root, ['north-pay'])
    scaffolds['payment-provider']?.(root, ['quill'])
  })
  afterAll(removeCopy)

  it('keeps the rules', async () => {
    expect(await broken('lantern-walk', 'lanternWalk', 'north-pay', 'quill')).toEqual([])
  })

  it('compiles: the only errors are those that are planted in it', () => {
    const planted = [
      ['arcade/games/lantern-walk/rules.ts', 'export const wrong: string = lanternWalk\n'],
      ['product/src/cashier/connectors/quill/index.ts', 'export const wrong: number = quill\n'],
    ] as const
    const before = planted.map(([path]) => text(path))
    for (const [path, line] of planted) appendFileSync(join(root, path), line)
    const errors = errorsOf('tsconfig.json')
    const ofArcade = errorsOf('arcade')
    for (const [index, [path]] of planted.entries()) writeFileSync(join(root, path), before[index] ?? '')
    expect(errors).toEqual([
      expect.stringMatching(/lantern-walk.rules\.ts.*not assignable/),
      expect.stringMatching(/quill.index\.ts.*not assignable/),
      expect.stringMatching(/^ended with [12]$/),
    ])
    expect(ofArcade).toEqual([
      expect.stringMatching(/lantern-walk.rules\.ts.*not assignable/),
      expect.stringMatching(/^ended with [12]$/),
    ])
  })

  it('a game is one of the catalogue with a proof, a certificate and texts', () => {
    const script = `import { certificateFor } from './arcade/rules/certificates.ts'
      import { certify } from './arcade/certify.ts'
      import { engineOf } from './arcade/rules/catalogue.ts'
      import { gameTexts } from './arcade/texts.ts'
      const engine = engineOf('lantern-walk')
      console.log(JSON.stringify(certify(engine)) === JSON.stringify(certificateFor('lantern-walk')) && engine.sheet.kind === 'lantern-walk'
        && gameTexts('lantern-walk', 'ar').roll !== gameTexts('lantern-walk', 'en').roll)`
    expect(printed(script)).toBe('true')
    expect(() => scaffolds.game?.(root, ['lantern-walk'])).toThrow(/there already/)
    expect(() => scaffolds.game?.(root, ['Lantern Walk'])).toThrow(/small letters/)
  })

  it('a payment provider has a twin and stands in the registry and its suite', () => {
    expect(text('product/src/cashier/connectors/registry.ts')).toMatch(/connectors = \[bank, btcpay, northPay, .*quill/)
    expect(text('sandbox/src/twins.ts')).toContain("  'north-pay': northPay,\n")
    expect(text('sandbox/src/north-pay/index.ts')).toContain("variable('NORTH_PAY_API_KEY'")
    const script = `import { readConnectors } from '@ante/server/connectors'
      import { connectors } from '@ante/product/connectors/registry'
      const { values, wrong } = readConnectors({ NORTH_PAY_API_KEY: 'k'.repeat(3) })
      console.log(connectors.some(({ name }) => name === 'north-pay'), wrong.filter((line) => line.startsWith('NORTH_PAY')).join('; '))`
    expect(printed(script)).toMatch(
      /^true NORTH_PAY_API_KEY: is shorter than 24 bytes; NORTH_PAY_WEBHOOK_SECRET: is missing/
    )
    expect(() => scaffolds['payment-provider']?.(root, ['quill'])).toThrow(/there already/)
  })
})

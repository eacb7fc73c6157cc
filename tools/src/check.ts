import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readExceptions } from './exceptions.ts'
import { staleDocs, writeDocs } from './generated-files.ts'
import { connectorRegistry } from './connector-registry.ts'
import { gameRegistry } from './game-registry.ts'
import { runRule } from './run-rule.ts'
import { rules } from './rules/index.ts'
import { readTree } from './tree.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Step {
  readonly name: string
  readonly complaints: string
}

/** Runs a tool of the packages; what it wrote is the complaint when it ends badly. */
function tool(name: string, args: readonly string[]): Promise<Step> {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return new Promise((done) => {
    child.once('error', (error) => done({ name, complaints: error.message }))
    child.once('close', (code) => done({ name, complaints: code === 0 ? '' : output.trim() || `ended with ${code}` }))
  })
}

/** The first takes as long as the others together. */
const [whole, ...parts] = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'web/tsconfig.json',
  'operator/tsconfig.json',
  'arcade/tsconfig.json',
] as const

/** By one checker: of several each works out most types for itself, four together take more than twice the processor time of one (decision 0821). */
const compiled = (project: string): Promise<Step> =>
  existsSync(`${root}${project}`)
    ? tool(`types: ${project}`, ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit', '--checkers', '1'])
    : Promise.resolve({ name: `types: ${project}`, complaints: 'the file is not there' })

async function oneByOne(some: readonly string[]): Promise<Step[]> {
  const steps: Step[] = []
  for (const project of some) steps.push(await compiled(project))
  return steps
}

async function compile(): Promise<Step[]> {
  const steps: Step[] = []
  // React Router writes the types of the routes; the site does not compile without them.
  const routes = await tool('types of the routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'web'])
  if (routes.complaints) steps.push(routes)
  steps.push(...(await Promise.all([oneByOne([whole]), oneByOne(parts)])).flat())
  return steps
}

async function runRules(): Promise<Step[]> {
  const tree = readTree(root)
  const exceptions = readExceptions()
  const steps: Step[] = []
  for (const rule of rules) {
    const checked = await carefully(rule.name, async () => {
      const { read, complaints } = await runRule(rule, tree, exceptions)
      return [
        {
          name: `${rule.name} (${read} read)`,
          complaints: complaints.length > 0 ? [rule.statement, ...complaints].join('\n') : '',
        },
      ]
    })
    steps.push(...checked)
  }
  const unknown = exceptions.filter((exception) => !rules.some((rule) => rule.name === exception.rule))
  steps.push({
    name: 'exceptions',
    complaints: unknown.map((exception) => `there is no rule ${exception.rule}`).join('\n'),
  })
  return steps
}

/** A step that breaks is a complaint too: the others still have their say. */
async function carefully(name: string, work: () => Promise<Step[]> | Step[]): Promise<Step[]> {
  try {
    return await work()
  } catch (error) {
    return [{ name, complaints: error instanceof Error ? (error.stack ?? error.message) : String(error) }]
  }
}

/** What is listed by folders: games and vendors. */
const registries = (): Map<string, string> => new Map([...gameRegistry(root), ...connectorRegistry(root)])

/** The documents are read from the product, which does not load while a list names a folder that is gone: so not before it is asked for. */
async function documents(): Promise<Map<string, string>> {
  const { generatedDocs } = await import('./generated-docs.ts')
  return generatedDocs(root)
}

async function generated(): Promise<Step> {
  const lists = staleDocs(root, registries())
  const stale = lists.length > 0 ? lists : staleDocs(root, await documents())
  return {
    name: 'generated documents',
    complaints: stale.length > 0 ? `not fresh: ${stale.join(', ')}\nrun "npm run check -- --write"` : '',
  }
}

/** Everything that can be said about the source without running it. */
export async function check(): Promise<Step[]> {
  const [format, lint] = await Promise.all([
    tool('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
    tool('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '-f', 'unix', '.']),
  ])
  return [
    format,
    lint,
    ...(await carefully('types', compile)),
    ...(await carefully('rules', runRules)),
    ...(await carefully('generated documents', async () => [await generated()])),
  ]
}

export function report(steps: readonly Step[]): void {
  for (const { name, complaints } of steps)
    process.stdout.write(complaints ? `✗ ${name}\n${complaints.replaceAll(/^/gm, '    ')}\n` : `✓ ${name}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) {
    writeDocs(root, registries())
    writeDocs(root, await documents())
    await (await import('./schema-doc.ts')).writeSchema(root)
    process.stdout.write('The generated documents are written.\n')
  }
  const steps = await check()
  report(steps)
  const failed = steps.filter(({ complaints }) => complaints !== '').length
  process.stdout.write(`${steps.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

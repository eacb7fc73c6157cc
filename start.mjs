#!/usr/bin/env node
// The one command. It needs nothing but Node 20 and npm: it installs, finds the right Node, builds what is stale and runs.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const [command = 'start', ...given] = process.argv.slice(2)
// npm takes the first `--` for itself; without npm it comes to us.
const rest = given[0] === '--' ? given.slice(1) : given

/** Scripts that run on TypeScript, after the install. */
const scripts = {
  test: ['tools/src/run-tests.ts'],
  'test:fast': ['tools/src/run-fast-tests.ts'],
  check: ['tools/src/check.ts'],
  e2e: ['tools/src/run-e2e.ts'],
  bench: ['bench/src/main.ts'],
  db: ['server/src/db.ts'],
  new: ['tools/src/new.ts'],
  verify: ['arcade/verifier/command.ts'],
  conformance: ['testing/src/conformance/main.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
}
const commands = ['start', 'dev', 'build', ...Object.keys(scripts)]

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  if (!commands.includes(command)) throw new Error(`There is no "${command}". There is: ${commands.join(', ')}.`)
  const { ensureInstalled, nodeFor } = await import('./tools/launcher/runtime.mjs')
  const { run } = await import('./tools/launcher/processes.mjs')
  await ensureInstalled(root)
  const node = nodeFor(root)
  if (command === 'start' || command === 'dev' || command === 'build') {
    const { buildStale, writeLists } = await import('./tools/launcher/build.mjs')
    const { develop, runWorld } = await import('./tools/launcher/world.mjs')
    if (command === 'dev') return develop(root, node)
    await writeLists(root, node)
    await buildStale(root, node, { force: command === 'build' })
    return command === 'build' ? 0 : runWorld(root, node)
  }
  if (['bench', 'e2e', 'check', 'test', 'test:fast'].includes(command)) {
    const { buildStale } = await import('./tools/launcher/build.mjs')
    await buildStale(root, node)
  }
  const script = scripts[command].map((part, index) => (index === 0 ? join(root, part) : part))
  if (!existsSync(script[0])) throw new Error(`${scripts[command][0]} is not there: this is not a whole copy of Ante.`)
  return run(node, ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', ...script, ...rest], {
    cwd: root,
  })
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message)
    process.exit(1)
  }
)

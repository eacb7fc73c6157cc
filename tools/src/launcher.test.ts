import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { readEnv } from '@ante/server/env'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const launcher = new URL('../launcher/', import.meta.url)
interface Runtime {
  missingPackages(root: string): { required: string[]; optional: string[] }
  nodeFor(root: string): string
}
interface World {
  environments(root: string): Promise<Record<'server' | 'sandbox', Readonly<Record<string, string>> | undefined>>
  runWorld(root: string, node: string): Promise<number>
}
interface Compression {
  writeCompressed(folder: string): void
}
interface Builds {
  inputsHash(root: string, inputs: readonly string[]): string
  writeLists(root: string, node: string): Promise<void>
}
const load = async <T>(name: string): Promise<T> => (await import(new URL(name, launcher).href)) as T

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'ante-launcher-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the launcher', () => {
  it('knows what is missing of the lock file on this machine, and nothing else', async () => {
    const { missingPackages } = await load<Runtime>('runtime.mjs')
    const here = `node-${process.platform}`
    put('package-lock.json', {
      packages: {
        '': { optionalDependencies: { [here]: '1.0.0', elsewhere: '1.0.0' } },
        kit: { version: '0.1.0' },
        'node_modules/@ante/kit': { link: true },
        'node_modules/zod': { version: '4.0.0' },
        'node_modules/pg': { version: '8.0.0' },
        [`node_modules/${here}`]: { version: '1.0.0', optional: true, os: [process.platform] },
        'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
        'node_modules/not-here': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
      },
    })
    expect(missingPackages(root)).toEqual({ required: ['all'], optional: [] })
    put('node_modules/.package-lock.json', {
      packages: { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/pg': { version: '7.0.0' } },
    })
    expect(missingPackages(root)).toEqual({ required: ['@ante/kit', 'pg'], optional: [here] })
    const whole = {
      'node_modules/@ante/kit': { link: true },
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/pg': { version: '8.0.0' },
      [`node_modules/${here}`]: { version: '1.0.0' },
    }
    put('node_modules/.package-lock.json', { packages: whole })
    expect(missingPackages(root)).toEqual({ required: [], optional: [] })
  })

  it('makes secrets of its own for each installation, and tells the server nothing of how matches end', async () => {
    const { environments } = await load<World>('world.mjs')
    const [first, again] = [await environments(root), await environments(root)]
    expect(first.sandbox?.SANDBOX_SEED).toMatch(/^[\w-]{22}$/)
    expect(again.sandbox?.SANDBOX_SEED).toBe(first.sandbox?.SANDBOX_SEED)
    expect(first.server).not.toHaveProperty('SANDBOX_SEED')
    expect(first.server?.BANK_WEBHOOK_SECRET).toBe(first.sandbox?.BANK_WEBHOOK_SECRET)
    const names = [
      'BANK_API_KEY',
      'BANK_WEBHOOK_SECRET',
      'FEED_API_KEY',
      'MAIL_API_KEY',
      'DATA_KEYS',
      'WEB_PUSH_PRIVATE_KEY',
    ] as const
    for (const name of names) expect(again.server?.[name], name).toBe(first.server?.[name])
    expect(first.sandbox?.MAIL_API_KEY).toBe(first.server?.MAIL_API_KEY)
    expect(() => readEnv(first.server)).not.toThrow()
    const file = join(root, '.data/secrets.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // One from before, without a seed, keeps its world, and gets what it lacks.
    put('.data/secrets.json', { BANK_API_KEY: 'sk', BANK_WEBHOOK_SECRET: 'whsec', FEED_API_KEY: 'feed' })
    chmodSync(file, 0o644)
    const old = await environments(root)
    expect(old.sandbox).not.toHaveProperty('SANDBOX_SEED')
    expect(old.server).toMatchObject({ BANK_API_KEY: 'sk', DATA_KEYS: expect.stringMatching(/^k1:/) })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ DATA_KEYS: old.server?.DATA_KEYS })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('makes up no key of a vendor elsewhere, and no sealing key for a database that other hosts share', async () => {
    const { environments } = await load<World>('world.mjs')
    const serverWith = async (given: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
      const { server } = await environments(root)
      vi.unstubAllEnvs()
      return server ?? {}
    }
    expect(await serverWith({ BANK_URL: 'https://bank.example' })).not.toHaveProperty('BANK_API_KEY')
    expect(await serverWith({ BANK_URL: 'https://bank.example' })).not.toHaveProperty('BANK_WEBHOOK_SECRET')
    expect(await serverWith({ SANDBOX_URL: 'http://127.0.0.1:9' })).not.toHaveProperty('FEED_API_KEY')
    expect(await serverWith({ DATABASE_URL: 'postgres://one' })).toHaveProperty('DATA_KEYS')
    const shared = { DATABASE_URL: 'postgres://one', PUBLIC_URL: 'https://casino.example' }
    for (const name of ['DATA_KEYS', 'WEB_PUSH_PRIVATE_KEY']) expect(await serverWith(shared)).not.toHaveProperty(name)
    expect(await serverWith({ BANK_API_KEY: '' })).toHaveProperty('BANK_API_KEY', expect.stringMatching(/^sk_/))
  })

  it('says at once which port is taken, that of the site or that of the sandbox, and starts nothing', async () => {
    const { runWorld } = await load<World>('world.mjs')
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    const { port } = other.address() as AddressInfo
    for (const [name, text] of [
      ['PORT', `Port ${port} is taken`],
      ['SANDBOX_PORT', `Port ${port} of the sandbox is taken`],
    ] as const) {
      vi.stubEnv('PORT', '0')
        .stubEnv('HOST', '127.0.0.1')
        .stubEnv('SANDBOX_URL', '')
        .stubEnv('ANTE_DATA', root)
        .stubEnv(name, String(port))
      // No program: what is started in spite of it ends at once.
      await expect(runWorld(root, join(root, 'none'))).rejects.toThrow(text)
      vi.unstubAllEnvs()
    }
    await new Promise((done) => other.close(done))
  })

  it('says at once that nothing can be written where its data are to be, also under /proc, where making folders within folders never ends', async () => {
    const { environments } = await load<World>('world.mjs')
    put('a-file', 'is no folder')
    const bad = [join(root, 'a-file', 'data'), ...(process.platform === 'linux' ? ['/proc/ante/data', '/proc'] : [])]
    for (const folder of bad) {
      for (const [name, data] of [
        ['ANTE_DATA', folder],
        ['SANDBOX_DATA', join(root, 'data')],
      ] as const) {
        vi.stubEnv('SANDBOX_URL', '').stubEnv('ANTE_DATA', data).stubEnv('SANDBOX_DATA', folder)
        await expect(environments(root)).rejects.toThrow(`${name} is ${folder}, and nothing can be written there`)
        vi.unstubAllEnvs()
      }
    }
  })

  it('builds again when a content that reaches the browser changes, and not when only a time does', async () => {
    const { inputsHash } = await load<Builds>('build.mjs')
    const inputs = ['product/src', 'web']
    put('product/src/cashier/contract.ts', 'export const a = 1')
    put('product/src/cashier/store.ts', 'export const a = 1')
    put('web/src/root.tsx', 'export const a = 1')
    const before = inputsHash(root, inputs)
    utimesSync(join(root, 'web/src/root.tsx'), 1, 1)
    put('product/src/cashier/store.ts', 'export const a = 2')
    put('web/src/root.test.tsx', 'export const a = 2')
    put('web/build/client/root.js', 'export const a = 2')
    expect(inputsHash(root, inputs)).toBe(before)
    put('product/src/cashier/contract.ts', 'export const a = 2')
    expect(inputsHash(root, inputs)).not.toBe(before)
  })

  it('lists games and vendors again when a file came or went or a list was edited, and only then', async () => {
    const { writeLists } = await load<Builds>('build.mjs')
    for (const maker of ['game-registry', 'connector-registry'])
      put(`tools/src/${maker}.ts`, `import { writeFileSync } from 'node:fs'\nwriteFileSync('${maker}', '')`)
    put('tools/src/generated-files.ts', '')
    put('arcade/rules/engine.ts', '')
    for (const path of ['arcade/registry/engines', 'arcade/games/one/rules', 'texts/src/en', 'sandbox/src/twins'])
      put(`${path}.ts`, '')
    put('product/src/games/connectors/drand/index.ts', '')
    const listed = async () => {
      await writeLists(root, process.execPath)
      const made = readdirSync(root).filter((name) => name.endsWith('-registry'))
      for (const name of made) rmSync(join(root, name))
      return made.length
    }
    expect(await listed()).toBe(2)
    expect(await listed()).toBe(0)
    put('arcade/games/one/rules.ts', 'export const a = 1')
    expect(await listed(), 'what a file says is not listed').toBe(0)
    mkdirSync(join(root, 'arcade/games/two'))
    expect(await listed(), 'a game came').toBe(2)
    rmSync(join(root, 'product/src/games/connectors/drand'), { recursive: true })
    expect(await listed(), 'a vendor went').toBe(2)
    put('arcade/registry/engines.ts', 'export const engines = {}')
    expect(await listed(), 'a list was edited').toBe(2)
    expect(await listed()).toBe(0)
  })

  it('compresses whatever text of a build gains by it, and leaves nothing half', async () => {
    const { writeCompressed } = await load<Compression>('compressed.mjs')
    const long = 'export const a = 1\n'.repeat(100)
    put('build/assets/root.js', long)
    put('build/art/drawing.svg', long)
    put('build/art/picture.png', long)
    put('build/assets/short.js', 'export const a = 1')
    writeCompressed(join(root, 'build'))
    const names = readdirSync(join(root, 'build'), { recursive: true }).map(String)
    expect(names.filter((name) => name.includes('.br')).toSorted()).toEqual(
      ['art/drawing.svg.br', 'assets/root.js.br'].map((name) => join(name))
    )
    expect(brotliDecompressSync(readFileSync(join(root, 'build/art/drawing.svg.br'))).toString()).toBe(long)
  })
})

/** A parent that starts a child by the launcher; the child says when it runs and what ends it. */
function family(lifeline: boolean) {
  const childFile = join(root, 'child.mjs')
  put(
    'child.mjs',
    `process.on('SIGTERM', () => { console.log('child: told'); process.exit(0) }); console.log('child: ' + process.pid); setInterval(() => undefined, 1000)`
  )
  const script = `const { run } = await import(${JSON.stringify(new URL('processes.mjs', launcher).href)})
    process.exit(await run(process.execPath, [${JSON.stringify(childFile)}], { lifeline: ${lifeline} }))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let tell: () => void = () => undefined
  parent.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString()
    tell()
  })
  const saysSoon = (pattern: RegExp) =>
    new Promise<string>((done) => {
      tell = () => {
        const found = pattern.exec(output)
        if (found) done(found[0])
      }
      tell()
    })
  const ended = new Promise<number | null>((done) => parent.once('exit', (code) => done(code)))
  return { parent, saysSoon, ended }
}

describe.skipIf(process.platform === 'win32')('a process of the launcher', () => {
  it('is told when the launcher is asked to stop, and its own end is waited for', async () => {
    const { parent, saysSoon, ended } = family(false)
    await saysSoon(/child: \d+/)
    parent.kill('SIGTERM')
    expect(await saysSoon(/child: told/)).toBe('child: told')
    expect(await ended).toBe(0)
  })

  it('stops by itself when the launcher is killed without a word', async () => {
    const { parent, saysSoon } = family(true)
    await saysSoon(/child: \d+/)
    parent.kill('SIGKILL')
    expect(await saysSoon(/child: told/)).toBe('child: told')
  })
})

describe('the one command', () => {
  it('names what there is when it is given something else, and ends badly', async () => {
    const start = fileURLToPath(new URL('../../start.mjs', import.meta.url))
    const child = spawn(process.execPath, [start, 'nonsense'], { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
    expect(await new Promise((done) => child.once('close', done))).toBe(1)
    expect(output).toBe(
      'There is no "nonsense". There is: start, dev, build, test, test:fast, check, e2e, bench, db, new, verify, conformance, format.\n'
    )
  })
})

// Runs the server and, unless the outside world is somewhere else, the sandbox beside it. Built-ins of Node 20 only.
import { createECDH, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { buildStale, writeLists } from './build.mjs'
import { writableFolder } from './folder.mjs'
import { start, stopping } from './processes.mjs'

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** Whether a port can be had; 0 asks for any. The port, or undefined. */
const tryPort = (port, host = '127.0.0.1') =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen({ port, host }, () => {
      const taken = server.address().port
      server.close(() => done(taken))
    })
  })

/** The hash of the chain that `sandbox/src/drand` signs. */
const sandboxChain = '4b681cc75222329e08198bd36583b7e4f1d12c613e8e67f9b28466e972b47d61'

/** The secrets of vendors whose twins the sandbox has, made from the connectors by `npm run check -- --write`. */
const twinSecrets = JSON.parse(readFileSync(new URL('twin-secrets.json', import.meta.url), 'utf8'))
const madeUp = (spelling, prefix) =>
  spelling === 'webhooks'
    ? `whsec_${randomBytes(32).toString('base64')}`
    : `${prefix}${randomBytes(24).toString('base64url')}`

/** A private key of P-256, as push services know us by; all of its 32 bytes, also where the first ones are nought. */
function signingKey() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/**
 * The secrets of an installation are made at its first start and kept beside its data, for their owner alone: the server starts with none that
 * stands in public source, and a seed that stands there would tell anybody how every match ends. The seed is the sandbox's alone.
 */
function secretsOf(data) {
  const file = join(data, 'secrets.json')
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const made = {
    ...Object.fromEntries(twinSecrets.map(({ name, spelling, prefix }) => [name, madeUp(spelling, prefix)])),
    DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    WEB_PUSH_PRIVATE_KEY: signingKey(),
    // An installation from before has no seed of its own and keeps the world it has.
    ...(!kept && { SANDBOX_SEED: randomBytes(16).toString('base64url') }),
    ...kept,
  }
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  // The mode above is that of a new file only.
  chmodSync(file, 0o600)
  return made
}

/** Those that may be made up here: not the keys of a vendor elsewhere, nor those that other hosts of the same database have to share. */
function ownSecrets({ SANDBOX_SEED: _, ...secrets }, given) {
  const elsewhere = {
    ...Object.fromEntries(twinSecrets.map(({ name, unless }) => [name, given[unless] || given.SANDBOX_URL])),
    DATA_KEYS: given.DATABASE_URL && given.PUBLIC_URL,
    WEB_PUSH_PRIVATE_KEY: given.DATABASE_URL && given.PUBLIC_URL,
  }
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !elsewhere[name]))
}

/** The environment of the server and of the sandbox, agreeing on addresses and secrets. What is given from outside wins; empty is not given. */
export async function environments(root) {
  const data = resolve(root, process.env.ANTE_DATA || '.data')
  writableFolder('ANTE_DATA', data)
  // Source whose types were stripped once, and compiled code, are kept: a second start takes half the time.
  const given = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(data, 'compiled'),
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  }
  const secrets = secretsOf(data)
  const server = { ...ownSecrets(secrets, given), ...given, ANTE_DATA: data }
  if (given.SANDBOX_URL) return { server, sandbox: undefined }
  const port = given.SANDBOX_PORT ? Number(given.SANDBOX_PORT) : ((await tryPort(3001)) ?? (await tryPort(0)))
  server.SANDBOX_URL = `http://127.0.0.1:${port}`
  // The twin's own chain of public numbers: its key is known to all, and the site says so.
  if (!given.DRAND_URL) server.DRAND_CHAIN ??= sandboxChain
  // The bank of this world has payments that are posted to it or framed.
  server.PAY_ORIGINS ??= new URL(given.SANDBOX_PUBLIC_URL || `http://localhost:${port}`).origin
  const { SANDBOX_SEED } = { ...secrets, ...given }
  const sandbox = {
    ...(SANDBOX_SEED && { SANDBOX_SEED }),
    // The twins know us by the same keys as the server knows them.
    ...Object.fromEntries(twinSecrets.map(({ name }) => [name, secrets[name]])),
    // Who plays in the demo before anybody comes.
    SANDBOX_PLAYERS: '24',
    ...given,
    SANDBOX_PORT: String(port),
    // Whose forms stand in the page of the partner.
    SANDBOX_SITE: addressOf(given),
    SANDBOX_DATA: given.SANDBOX_DATA || join(data, 'sandbox'),
  }
  writableFolder('SANDBOX_DATA', sandbox.SANDBOX_DATA)
  return { server, sandbox }
}

/** Whether a port can be had within moments: the sandbox of a world that was killed needs one to notice. */
async function comesFree(port, host = '127.0.0.1') {
  for (let tries = 0; tries < 20; tries++) {
    if (await tryPort(port, host)) return true
    await sleep(150)
  }
  return false
}

const addressOf = (env) => (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/$/, '')

/** Until we are told to stop, or the server ends by itself; the exit code. */
export async function runWorld(root, node, { again } = {}) {
  const { server: serverEnv, sandbox: sandboxEnv } = await environments(root)
  const wished = Number(serverEnv.PORT || 3000)
  if (serverEnv.ANTE_ROLE !== 'worker' && !(await tryPort(wished, serverEnv.HOST || '0.0.0.0'))) {
    throw new Error(`Port ${wished} is taken: end what listens there, or choose another one (PORT=3005 npm start).`)
  }
  // Said now, or the sandbox would be started again every second beside a server without a bank.
  const sandboxPort = sandboxEnv && Number(sandboxEnv.SANDBOX_PORT)
  if (sandboxPort && !(await comesFree(sandboxPort, sandboxEnv.SANDBOX_HOST))) {
    throw new Error(
      `Port ${sandboxPort} of the sandbox is taken: end what listens there, or choose another one (SANDBOX_PORT=3006 npm start).`
    )
  }
  console.log(`Ante starts at ${addressOf(serverEnv)}`)
  const base = [
    '--conditions=ante-server',
    '--disable-warning=ExperimentalWarning',
    // The engine's four helpers for garbage would push the server off its own core where there are only two (decision 0110).
    `--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`,
    // In a quiet minute the engine would move its whole heap together to give memory back: everybody waits for that.
    '--no-memory-reducer',
  ]
  // What is loaded stays: a young generation that begins small would copy it over and over (decision 1050).
  const young = ['--min-semi-space-size=32', '--max-semi-space-size=32']
  let isOver = false
  let sandbox
  const keepSandbox = async () => {
    while (!isOver && !stopping) {
      sandbox = start(node, [...base, 'sandbox/src/main.ts'], {
        cwd: root,
        env: sandboxEnv,
        lifeline: true,
        told: false,
      })
      const code = await sandbox.ended
      if (isOver || stopping) return
      console.error(`The sandbox ended with ${code}; starting it again.`)
      await sleep(1000)
    }
  }
  const beside = sandboxEnv ? keepSandbox() : Promise.resolve()
  const server = start(node, [...base, ...young, 'server/src/main.ts'], {
    cwd: root,
    env: serverEnv,
    lifeline: true,
  })
  again?.(() => server.child.kill('SIGTERM'))
  const code = await server.ended
  isOver = true
  // The server goes first: while it drains, it may still ask the bank.
  sandbox?.child.kill('SIGTERM')
  await beside
  return code
}

/** `runWorld`, built and started again after each change of the source. */
export async function develop(root, node) {
  let stop = () => undefined
  let isChanged = false
  let timer
  const changed = (_event, file) => {
    if (!file || /(^|[\\/])(build|node_modules|\.react-router|\.data)([\\/]|$)/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      isChanged = true
      stop()
    }, 150)
  }
  const watchers = ['kit', 'texts', 'product', 'web', 'arcade', 'server', 'sandbox'].map((room) =>
    watch(join(root, room), { recursive: true }, changed)
  )
  let code = 0
  do {
    isChanged = false
    try {
      await writeLists(root, node)
      await buildStale(root, node)
      code = await runWorld(root, node, { again: (end) => (stop = end) })
    } catch (error) {
      console.error(error.message)
    }
    while (!isChanged && !stopping) await sleep(200)
  } while (!stopping)
  for (const watcher of watchers) watcher.close()
  return code
}

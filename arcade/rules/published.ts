import { algorithms } from '../registry/algorithms.ts'
import { plays } from '../registry/plays.ts'
import type { Algorithm } from './algorithm.ts'
import { engineOf } from './catalogue.ts'
import type { Draws } from './draws.ts'
import { type Engine, isShared, type Json, storedChoices } from './engine.ts'
import { stakeOfPlays } from './play.ts'

/** A round with all that its outcome follows from, as the page that verifies rounds takes it. Amounts in units of USD. */
export interface ExampleRound {
  readonly sysname: string
  readonly version: string
  readonly status: 'open' | 'finished'
  readonly nonce: number
  readonly client_seed: string
  readonly server_hash: string
  readonly server_seed: string
  readonly stake: { readonly amount: number; readonly currency: 'USD' }
  readonly win: { readonly amount: number; readonly currency: 'USD' }
  readonly choices: readonly Json[]
  readonly view: Json
}

/** What is published of a game, so that anybody can write a verifier of its rounds. */
export interface Published {
  readonly version: string
  readonly algorithm: Algorithm
  readonly figures: Json
  readonly examples: readonly ExampleRound[]
}

/** What the host knows of hashes; rules know none. */
export interface Hashes {
  readonly drawsOf: (serverSeed: string, clientSeed: string, nonce: number) => Draws
  readonly commitment: (serverSeed: string) => string
}

/** Of examples: everybody may know it. */
const exampleSeed = '0123456789abcdef'.repeat(4)

/** The rounds that this play makes with these seeds: one for each step, the last one finished (at most `stepsMost` steps). */
export function exampleRounds(
  engine: Engine,
  way: number,
  { drawsOf, commitment }: Hashes,
  { serverSeed = exampleSeed, nonce = 0, stepsMost = 40 } = {}
): ExampleRound[] {
  const play = plays[engine.sysname]?.[way]
  if (!play) return []
  const client_seed = isShared(engine) ? engine.sysname : 'my-own-seed'
  const stake = stakeOfPlays(engine)
  const choices: Json[] = [play.first]
  const rounds: ExampleRound[] = []
  for (let step = 1; step <= stepsMost; step++) {
    const now = engine.resolve(drawsOf(serverSeed, client_seed, nonce), stake, choices)
    if ('refused' in now) break
    rounds.push({
      sysname: engine.sysname,
      version: engine.version,
      status: now.open ? 'open' : 'finished',
      nonce,
      client_seed,
      server_hash: commitment(serverSeed),
      server_seed: serverSeed,
      stake: { amount: Number(now.stakeMinor ?? stake) / 100, currency: 'USD' },
      win: { amount: Number(now.winMinor) / 100, currency: 'USD' },
      choices: storedChoices(engine, choices),
      view: now.view,
    })
    if (!now.open) break
    choices.push(play.next(step, now.view))
  }
  return rounds
}

/** Three finished rounds: those that show most are those that win. */
function examplesOf(engine: Engine, hashes: Hashes): ExampleRound[] {
  const ways = plays[engine.sysname]?.length ?? 0
  const found: ExampleRound[] = []
  for (let nonce = 0; nonce < 300 && found.length < 3; nonce++) {
    const last = exampleRounds(engine, (nonce * 7) % ways, hashes, { nonce }).at(-1)
    if (last?.status === 'finished' && (last.win.amount > 0 || found.length === 2)) found.push(last)
  }
  return found
}

/** The games whose algorithms are published: all of our own. */
export const publishedGames: readonly string[] = Object.keys(algorithms)

const made = new Map<string, Published>()

/** What is published of a game in its present version; undefined where none has this name. */
export function publishedOf(sysname: string, hashes: Hashes): Published | undefined {
  const [engine, algorithm] = [engineOf(sysname), algorithms[sysname]]
  if (!engine || !algorithm) return undefined
  const before = made.get(sysname)
  if (before) return before
  const now = { version: engine.version, algorithm, figures: engine.sheet, examples: examplesOf(engine, hashes) }
  made.set(sysname, now)
  return now
}

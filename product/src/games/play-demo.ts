import { createHmac } from 'node:crypto'
import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { type Currency, defaultCurrency } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import { knownCurrencyOf } from '../players/index.ts'
import type { endpoints, Round, SeedPair } from './contract.ts'
import { demoKeyOf, seal, startMinor, unseal } from './demo-session.ts'
import { commitment, drawsOf, seedFrom } from './fairness.ts'
import { playDemoTable } from './play-demo-table.ts'
import { checkAutoplay, checkBuy, checkStake } from './check-stake.ts'
import { ownRoundsOrRefuse } from './read-engine.ts'
import { engineOf, sharedEngineOf } from '@ante/arcade/rules/catalogue'
import { addedStake, type Engine, type Json, storedChoices } from '@ante/arcade/rules/engine'
import { refuseRotation } from './seeds.ts'
import { readGame } from './store.ts'
import { allowsDemo, wireSum } from './wire.ts'

const session = z.object({
  game: z.string(),
  version: z.string(),
  balance: z.string().transform(BigInt),
  seed: z.string(),
  client: z.string(),
  /** The next server seed, whose hash is shown already. */
  next: z.string(),
  /** The nonce of the next round. */
  nonce: z.number().int(),
  revealed: z.object({ seed: z.string(), client: z.string(), rounds: z.number().int() }).nullable(),
  /** The last round of this pair: its nonce is the one before. */
  round: z.object({ stake: z.string().transform(BigInt), choices: z.array(json), startedAt: z.string() }).nullable(),
})
type Session = z.output<typeof session>
type DemoInput = InputOf<(typeof endpoints)['games.demo']>
type Asked = Context & RefusesAs<(typeof endpoints)['games.demo']>

function fresh(context: Context, engine: Engine): Session {
  return {
    game: engine.sysname,
    version: engine.version,
    balance: startMinor,
    seed: seedFrom(context.random.bytes(32)),
    client: seedFrom(context.random.bytes(8)),
    next: seedFrom(context.random.bytes(32)),
    nonce: 0,
    revealed: null,
    round: null,
  }
}

/** Resolves the last round of the session. */
const resolve = (
  context: Asked,
  engine: Engine,
  { seed, client, nonce }: Session,
  stakeMinor: bigint,
  choices: readonly Json[]
) => orRefuse(context, engine.resolve(drawsOf(seed, client, nonce - 1), stakeMinor, choices))

function wireDemo(context: Asked, engine: Engine, now: Session, currency: Currency): Round | null {
  if (!now.round) return null
  const { open, winMinor, view } = resolve(context, engine, now, now.round.stake, now.round.choices)
  return {
    id: `demo-${now.nonce - 1}`,
    sysname: engine.sysname,
    status: open ? 'open' : 'finished',
    step: now.round.choices.length,
    stake: wireSum(now.round.stake, currency),
    win: wireSum(winMinor, currency),
    view,
    version: engine.version,
    nonce: now.nonce - 1,
    server_hash: commitment(now.seed),
    client_seed: now.client,
    started_at: now.round.startedAt,
  }
}

/** As with money. The seed after the next one follows from the sealed session, so that the same call answers the same. */
function rotate(context: Asked, key: Uint8Array, now: Session, { client_seed, next_server_hash }: DemoInput): Session {
  if (client_seed === undefined || next_server_hash === undefined)
    return context.refuse('InvalidParameter', { fields: { client_seed: 'required', next_server_hash: 'required' } })
  if (next_server_hash !== commitment(now.next)) return refuseRotation(context, 'changed')
  if (client_seed === now.client || client_seed === now.revealed?.client) return refuseRotation(context, 'used')
  return {
    ...now,
    seed: now.next,
    client: client_seed,
    next: createHmac('sha256', key).update(now.next).digest('hex'),
    nonce: 0,
    revealed: { seed: now.seed, client: now.client, rounds: now.nonce },
    round: null,
  }
}

const wireSeeds = ({ seed, client, next, nonce, revealed }: Session): SeedPair => ({
  client_seed: client,
  server_hash: commitment(seed),
  next_server_hash: commitment(next),
  nonce,
  revealed: revealed && {
    server_seed: revealed.seed,
    server_hash: commitment(revealed.seed),
    client_seed: revealed.client,
    rounds: revealed.rounds,
  },
})

/**
 * One stake or one step with play money: the same engine, the same odds (GAM-11), no ledger, no row. The same token and action answer the same.
 * A round goes on by `own`, the version with which it began; a new stake is played by `engine`.
 */
function act(
  context: Asked,
  { engine, own }: { engine: Engine; own: Engine },
  now: Session,
  input: DemoInput,
  key: Uint8Array
): Session {
  const open = now.round ? resolve(context, own, now, now.round.stake, now.round.choices).open : false
  const choice: Json = input.choice ?? null
  if (input.action === 'advance') {
    if (!now.round || !open) return context.refuse('InvalidRequest/round_not_open')
    const choices = [...now.round.choices, choice]
    const after = resolve(context, own, now, now.round.stake, choices)
    const added = addedStake(after, now.round.stake)
    if (added > now.balance) return context.refuse('UserNeedDeposit/insufficient_funds')
    return {
      ...now,
      balance: now.balance - added + (after.open ? 0n : after.winMinor),
      round: { ...now.round, stake: now.round.stake + added, choices: storedChoices(own, choices) },
    }
  }
  if (input.action === 'rotate') return open ? refuseRotation(context, 'open') : rotate(context, key, now, input)
  if (open) return context.refuse('InvalidRequest/round_open')
  const stake = input.stake?.minor ?? context.refuse('InvalidParameter', { fields: { stake: 'required' } })
  checkStake(context, engine, stake)
  if (stake > now.balance) return context.refuse('UserNeedDeposit/insufficient_funds')
  const next: Session = {
    ...now,
    version: engine.version,
    nonce: now.nonce + 1,
    round: {
      stake,
      choices: storedChoices(engine, [choice]),
      startedAt: new Date(context.clock.now()).toISOString(),
    },
  }
  const after = resolve(context, engine, next, stake, [choice])
  return { ...next, balance: now.balance - stake + (after.open ? 0n : after.winMinor) }
}

export async function playDemo(context: Asked, input: DemoInput) {
  if (!allowsDemo(context)) context.refuse('AccessDenied/demo_not_allowed')
  checkAutoplay(context, input)
  const shared = sharedEngineOf(input.sysname)
  const engine = shared ?? ownRoundsOrRefuse(context, input.sysname)
  if (input.action === 'play') checkBuy(context, engine, { choice: input.choice })
  const game = await context.db.read((tx) => readGame(tx, input.sysname))
  // A round that has begun is played to its end, as with money.
  if (game?.enabled === false && (input.action === 'play' || input.token === undefined))
    context.refuse('AccessDenied/game_disabled')
  if (shared) return playDemoTable(context, shared, input)
  const given = input.token === undefined ? undefined : await unseal(context, input.token, session)
  const known = given?.game === engine.sysname ? engineOf(engine.sysname, given.version) : undefined
  const [own, before] = given && known ? [known, given] : [engine, fresh(context, engine)]
  const after = input.action ? act(context, { engine, own }, before, input, await demoKeyOf(context.db)) : before
  // Play money is no currency: it is shown in that of the player's account, so that stakes look as they will.
  const currency = context.player ? await knownCurrencyOf(context.db, context.player.uid) : defaultCurrency
  return {
    token: await seal(context, after),
    balance: wireSum(after.balance, currency),
    round: wireDemo(context, after.version === own.version ? own : engine, after, currency),
    choices: after.round?.choices ?? [],
    seeds: wireSeeds(after),
  }
}

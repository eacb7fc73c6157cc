import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { defaultCurrency } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import type { SharedEngine } from '@ante/arcade/rules/engine'
import { storedChoices } from '@ante/arcade/rules/engine'
import { z } from 'zod'
import { type Opened, openRow } from '../identity/index.ts'
import { knownCurrencyOf } from '../players/index.ts'
import { checkStake } from './check-stake.ts'
import type { endpoints, Round } from './contract.ts'
import { seal, startMinor, unseal } from './demo-session.ts'
import { type BetsEnd, endByPlan, endByStep, endWithRound } from './end-live-bets.ts'
import { drawsOf } from './fairness.ts'
import { type LiveRoundRow, readLive } from './store-live.ts'
import { wireSum } from './wire.ts'

/** Play money at a live table: the rounds are everybody's, the bets stand in the token alone. */
const session = z.object({
  table: z.string(),
  balance: z.string().transform(BigInt),
  round: z
    .object({
      live: z.string(),
      place: z.number().int(),
      serverHash: z.string(),
      /** The client seed where it is not the name of the game; sessions from before have none. */
      salt: z.string().nullable().default(null),
      version: z.string(),
      stake: z.string().transform(BigInt),
      choices: z.array(json),
      view: json,
      win: z.string().transform(BigInt),
      status: z.enum(['open', 'finished', 'void']),
      startedAt: z.string(),
    })
    .nullable(),
})
type Session = z.output<typeof session>
type Bets = NonNullable<Session['round']>
type Input = InputOf<(typeof endpoints)['games.demo']>
type Asked = Context & RefusesAs<(typeof endpoints)['games.demo']>

type OpenedLive = Opened<LiveRoundRow>
const elapsedOf = ({ now, closes_at }: Pick<LiveRoundRow, 'now' | 'closes_at'>): number =>
  now.getTime() - closes_at.getTime()
const betsOf = ({ version, stake, choices }: Bets) => ({ version, stake_minor: stake, choices })

const ended = (now: Session, round: Bets, end: BetsEnd | undefined): Session => ({
  ...now,
  balance: now.balance + (end ? end.winMinor : round.stake),
  round: end
    ? { ...round, status: 'finished', win: end.winMinor, view: end.view, choices: end.choices }
    : { ...round, status: 'void', win: 0n },
})

/** Bets that ended since: with the round that all share, or by their own plan while it runs. */
function caughtUp(engine: SharedEngine, now: Session, live: OpenedLive | undefined): Session {
  const { round } = now
  if (round?.status !== 'open') return now
  if (!live) return ended(now, round, undefined)
  if (live.settled_at) return ended(now, round, endWithRound(live, betsOf(round)))
  const endsMs = engine.course?.endsMs(round.choices)
  const end = endsMs !== undefined && endsMs <= elapsedOf(live) ? endByPlan(live, betsOf(round)) : undefined
  return end ? ended(now, round, end) : now
}

function placed(
  context: Asked,
  engine: SharedEngine,
  now: Session,
  input: Input,
  live: LiveRoundRow | undefined
): Session {
  const stake = input.stake?.minor ?? context.refuse('InvalidParameter', { fields: { stake: 'required' } })
  checkStake(context, engine, stake)
  const choices = [input.choice ?? null]
  orRefuse(context, engine.resolve(drawsOf('', '', 0), stake, choices))
  if (!live || live.settled_at || live.version !== engine.version || elapsedOf(live) >= 0)
    return context.refuse('InvalidRequest/bets_closed')
  if (stake > now.balance) return context.refuse('UserNeedDeposit/insufficient_funds')
  return {
    ...now,
    balance: now.balance - stake,
    round: {
      live: live.id.toString(),
      place: live.place,
      serverHash: live.server_hash,
      salt: live.salt,
      version: engine.version,
      stake,
      choices: storedChoices(engine, choices),
      view: engine.waiting(choices),
      win: 0n,
      status: 'open',
      startedAt: live.now.toISOString(),
    },
  }
}

function left(context: Asked, engine: SharedEngine, now: Session, live: OpenedLive | undefined): Session {
  const { round } = now
  if (!engine.course) return context.refuse('InvalidParameter/wrong_choice')
  if (round?.status !== 'open' || !live)
    return context.refuse(round?.win === 0n ? 'InvalidRequest/cash_out_late' : 'InvalidRequest/round_not_open')
  const elapsedMs = elapsedOf(live)
  if (elapsedMs < 0 || engine.course.stepAt(round.choices, elapsedMs) === undefined)
    return context.refuse('InvalidRequest/cash_out_early')
  const end = endByStep(live, betsOf(round), elapsedMs)
  return end ? ended(now, round, end) : context.refuse('InvalidRequest/cash_out_late')
}

/** One stake or one step with play money on the rounds that all players share: the same outcome, no ledger, no row. Others do not see it. */
export async function playDemoTable(context: Asked, engine: SharedEngine, input: Input) {
  const given = input.token === undefined ? undefined : await unseal(context, input.token, session)
  const before: Session =
    given?.table === engine.sysname ? given : { table: engine.sysname, balance: startMinor, round: null }
  const read = (id: string | undefined): Promise<LiveRoundRow | undefined> =>
    id === undefined ? Promise.resolve(undefined) : context.db.read((tx) => readLive(tx, BigInt(id), engine.sysname))
  const sealed = await read(before.round?.status === 'open' ? before.round.live : undefined)
  const own = sealed && openRow(context.ports, sealed)
  let now = caughtUp(engine, before, own)
  if (input.action === 'play') {
    if (now.round?.status === 'open') return context.refuse('InvalidRequest/round_open')
    now = placed(context, engine, now, input, await read(input.round))
  } else if (input.action === 'advance') now = left(context, engine, now, own)
  const currency = context.player ? await knownCurrencyOf(context.db, context.player.uid) : defaultCurrency
  return {
    token: await seal(context, now),
    balance: wireSum(now.balance, currency),
    round: now.round && wireDemo(engine, now.round, currency),
    choices: now.round?.choices ?? [],
    seeds: null,
  }
}

const wireDemo = (engine: SharedEngine, round: Bets, currency: Parameters<typeof wireSum>[1]): Round => ({
  id: `demo-${round.live}`,
  sysname: engine.sysname,
  status: round.status,
  step: round.choices.length,
  stake: wireSum(round.stake, currency),
  win: wireSum(round.win, currency),
  view: round.view,
  version: round.version,
  nonce: round.place,
  server_hash: round.serverHash,
  client_seed: round.salt ?? engine.sysname,
  started_at: round.startedAt,
})

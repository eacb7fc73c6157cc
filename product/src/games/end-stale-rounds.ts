import { randomUUID } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import { isRefused } from '@ante/kit/refusal'
import { openRow, openSeed } from '../identity/index.ts'
import { drawsOf } from './fairness.ts'
import { engineOf, sharedEngineOf, sharedEngines } from '@ante/arcade/rules/catalogue'
import { addedStake, type Engine, type Json } from '@ante/arcade/rules/engine'
import { endByStep } from './end-live-bets.ts'
import { holdRunningBets } from './store-courses.ts'
import { settleLive, voidLive } from './store-live.ts'
import * as rounds from './store-rounds.ts'
import { advanceRound, voidRound } from './store-steps.ts'

/** RES-7: so long an open round waits for its player. */
const openRoundDays = 30
const stepsMax = 200
const roundsAtOnce = 100
const liveTables = sharedEngines.map(({ sysname }) => sysname)

/** What a round is drawn with: its seed is opened by the keys of the house. */
type Drawing = Pick<Context, 'db' | 'ports'>

/** Plays an open round to its end by the choices that risk least; undefined when it cannot be ended so. */
function endOf(
  ports: unknown,
  engine: Engine,
  row: rounds.RoundRow
): { choices: Json[]; winMinor: bigint; view: Json } | undefined {
  const choices = [...row.choices]
  const serverSeed = openSeed(ports, row.server_seed, row.server_hash)
  for (let steps = 0; steps < stepsMax; steps++) {
    const now = engine.resolve(drawsOf(serverSeed, row.client_seed, row.nonce), row.stake_minor, choices)
    if (isRefused(now) || addedStake(now, row.stake_minor) > 0n) return undefined
    if (!now.open) return { choices, winMinor: now.winMinor, view: now.view }
    const choice = engine.rest ? engine.rest(now.view) : null
    if (choice === undefined) return undefined
    choices.push(choice)
  }
  return undefined
}

/**
 * Ends the rounds that nobody came back to. Each by itself and by the same function as a player's step, so a player who comes back at that very
 * moment wins or loses the race cleanly. A round whose version is gone, or in which nothing was risked yet, is void: its stake is back. One that
 * cannot be ended is told of and tried again with the next turn.
 */
export async function endStaleRounds({ db, log, ports }: Context<never>): Promise<void> {
  let last = 0n
  for (;;) {
    const rows = await db.read((tx) =>
      rounds.readStaleRounds(tx, openRoundDays * 86_400_000, liveTables, last, roundsAtOnce)
    )
    await endRounds({ db, log, ports }, rows)
    // All of these may have failed: those behind them have their turn too.
    if (rows.length < roundsAtOnce) return
    last = rows.at(-1)?.id ?? last
  }
}

async function endRounds(
  { db, log, ports }: Pick<Context, 'db' | 'log' | 'ports'>,
  rows: readonly rounds.RoundRow[]
): Promise<void> {
  for (const row of rows) {
    try {
      await endRound({ db, ports }, row)
    } catch (error) {
      log.error(
        { round: row.id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a round could not be ended'
      )
    }
  }
}

/** RG-11: who chose not to play leaves no round open. Those of a live table end with its turn; one that runs is left at once, because its player can press no more. */
export async function endRoundsOf(
  { db, log, ports }: Context<never>,
  { uid }: { readonly uid: string }
): Promise<void> {
  await leaveRunning({ db, ports }, BigInt(uid))
  await endRounds({ db, log, ports }, await db.read((tx) => rounds.readOpenRounds(tx, BigInt(uid), liveTables)))
}

/** Whose balloon has not risen has the stake back; one that is lost already ends with its round. */
const leaveRunning = ({ db, ports }: Drawing, player: bigint): Promise<void> =>
  db.write(async (tx) => {
    for (const bets of await holdRunningBets(tx, player)) {
      const elapsedMs = bets.now.getTime() - bets.closes_at.getTime()
      const isEarly = sharedEngineOf(bets.game, bets.version)?.course?.stepAt(bets.choices, elapsedMs) === undefined
      const end = isEarly ? undefined : endByStep(openRow(ports, bets), bets, elapsedMs)
      if (end) await settleLive(tx, bets.id, end)
      else if (isEarly) await voidLive(tx, bets.id)
    }
  })

/** Ends an open round as it stands: by the choices that risk least, or its stake is back. */
export async function endRound({ db, ports }: Drawing, row: rounds.RoundRow): Promise<void> {
  const engine = engineOf(row.game, row.version)
  const end = engine ? endOf(ports, engine, row) : undefined
  if (!end) return void (await voidRound(db, row.id))
  const key = `house:${randomUUID()}`
  await advanceRound(db, {
    player: row.player_uid,
    round: row.id,
    key,
    hash: Buffer.from(key),
    step: row.choices.length,
    winMinor: end.winMinor,
    isOpen: false,
    choices: end.choices,
    view: end.view,
    // Nobody stakes more in the name of a player who is not there.
    addedMinor: 0n,
    // What can be played to its end has risked its stake, and took part with the step that did.
    jackpot: null,
  })
}

import { createHash } from 'node:crypto'
import type { Context, Database } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { Refusal, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import { findRemotePack, stakeRulesOf } from '../games/index.ts'
import { balancesOf, isBeyondLimit, isStakeRefused, playerAccount } from '../ledger/index.ts'
import { findCurrency } from '../players/index.ts'
import type { StudioPorts, WalletAnswer, WalletRequest } from './connectors/port.ts'
import {
  isWalletRefusal,
  type Refused,
  type WalletCall,
  type WalletOutcome,
  type WalletRefusal,
} from './rules/calls.ts'
import { move } from './move.ts'
import { packOfIssue } from './rules/issue.ts'
import { gameOfCode, stakingPlayer } from './staking-player.ts'
import * as store from './store.ts'

export type WalletContext = Context<StudioPorts> & Refuses<RefusalCode>

/**
 * Answers a call of a studio's server about one of our players, in the studio's own dialect. Undefined where there is no such wallet. What it answers is
 * durable: money has moved before a word of it leaves.
 */
export async function receiveWalletCall(
  context: WalletContext,
  { wallet: name, ...request }: WalletRequest & { readonly wallet: string }
): Promise<WalletAnswer | undefined> {
  const wallet = context.ports.wallets?.get(name)
  if (!wallet) return undefined
  const reading = wallet.read(request, context.clock.now())
  if (reading.kind !== 'call') {
    context.log.warn({ wallet: name, path: request.path, reading: reading.kind }, 'a call of a studio was not taken')
    return wallet.answer(undefined, refusedBy(reading.kind))
  }
  return wallet.answer(reading.call, await carryOut(context, name, reading.call))
}

const refusedBy = (refusal: WalletRefusal): Refused => ({
  outcome: 'refused',
  refusal,
  balanceMinor: undefined,
  currency: undefined,
})

/** Carries a call out, and says why not where it is refused: a studio is told the balance with it. */
async function carryOut(context: WalletContext, wallet: string, call: WalletCall): Promise<WalletOutcome> {
  const { db, log } = context
  const whose = await ownerOf(db, call)
  if (typeof whose === 'string') return refusedBy(whose)
  const { uid, currency } = whose
  try {
    const rows = await perform(context, { wallet, call, uid, currency })
    const balanceMinor = rows.at(-1)?.balance_minor ?? (await balanceNow(context, uid, currency))
    const steps = rows.map((row) => ({ id: row.vendor_id, transaction: row.transaction_id, isRepeat: row.is_repeat }))
    return { outcome: 'done', player: String(uid), currency, balanceMinor, steps }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      log.error({ wallet, call: call.kind, error: text }, 'a call of a studio failed')
      return refusedBy('failed')
    }
    return { ...refusedBy(refusal), currency, balanceMinor: await balanceNow(context, uid, currency) }
  }
}

/** Whose money it is about, or why nobody's. */
async function ownerOf(
  db: Database,
  call: WalletCall
): Promise<{ readonly uid: bigint; readonly currency: Currency } | WalletRefusal> {
  if (call.kind === 'free-rounds') {
    const id = packOfIssue(call.issue)
    return (id !== undefined && (await db.query((tx) => findRemotePack(tx, id)))) || 'no_bet'
  }
  if (!/^[1-9]\d{0,17}$/.test(call.player)) return 'player'
  const uid = BigInt(call.player)
  const currency = await findCurrency(db, uid)
  if (!currency) return 'player'
  return call.currency === undefined || call.currency === currency ? { uid, currency } : 'currency'
}

const balanceNow = ({ db }: Pick<Context, 'db'>, uid: bigint, currency: Currency): Promise<bigint> =>
  db.query(async (tx) => Object.values(await balancesOf(tx, [playerAccount(uid, 'main')], currency))[0]?.minor ?? 0n)

/** What an error means to a studio; undefined for one that nobody expected. */
function refusalOf(error: unknown): WalletRefusal | undefined {
  if (error instanceof WalletError) return error.refusal
  if (error instanceof Refusal) return 'not_allowed'
  const reason = store.reasonOfError(error)
  if (reason !== undefined && isWalletRefusal(reason)) return reason
  if (isStakeRefused(error)) return 'not_allowed'
  return isBeyondLimit(error) ? 'limit' : undefined
}

class WalletError extends Error {
  readonly refusal: WalletRefusal
  constructor(refusal: WalletRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

interface Asked {
  readonly wallet: string
  readonly call: WalletCall
  readonly uid: bigint
  readonly currency: Currency
}

async function perform(context: WalletContext, { wallet, call, uid, currency }: Asked): Promise<store.MovedRow[]> {
  if (call.kind === 'balance') return []
  if (call.kind === 'take-back') {
    const ids = call.steps.map(({ id }) => id)
    // What takes itself back, or another one of the same message, is nothing that can be carried out.
    if (call.steps.some(({ originals }) => originals.some((original) => ids.includes(original))))
      throw new WalletError('malformed')
    const steps = call.steps.map((step) => ({
      ...step,
      hash: hashOf(['take-back', step.id, ...step.originals, String(uid)]),
    }))
    return store.takeBack(context.db, { wallet, uid, currency, steps })
  }
  if (call.kind === 'free-rounds') {
    if (!call.isOver) return []
    const { issue, amountMinor } = call
    const hash = hashOf(['free-rounds', issue, String(amountMinor)])
    return store.endFreeRounds(context.db, { wallet, pack: packOfIssue(issue) ?? 0n, amountMinor, hash, uid, currency })
  }
  const game = await gameOfCode(context.db, wallet, call.game)
  if (game === undefined) throw new WalletError('game_off')
  const bets = call.steps.filter(({ kind }) => kind === 'bet').map(({ id }) => id)
  const player =
    bets.length > 0
      ? await stakingPlayer(context, { wallet, session: call.session ?? '', bet: bets[0] ?? '', uid, game }).catch(
          async (error: unknown) => {
            // What was taken before is answered as it was, whatever its player may do now.
            if (error instanceof Refusal && (await store.areKnown(context.db, wallet, bets))) return context
            throw error
          }
        )
      : context
  return move(context.db, {
    wallet,
    session: call.session ?? '',
    uid,
    game,
    currency,
    round: call.round,
    isFinished: call.isFinished,
    steps: call.steps.map((step) => ({
      ...step,
      hash: hashOf([step.kind, step.id, String(step.amountMinor), call.round, game, currency, String(uid)]),
    })),
    rules: stakeRulesOf(player, currency),
  })
}

const hashOf = (parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

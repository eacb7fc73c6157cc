import { next } from '@ante/kit/machine'
import type { Tx } from '@ante/kit/context'
import { blockStakes } from '../ledger/index.ts'
import { currencyOf, readOpenMatches, setVerification } from '../players/index.ts'
import { noteMeans } from '../protection/index.ts'
import { events } from './contract.ts'
import { checkMachine } from './rules/check.ts'
import type { Step } from './rules/words.ts'
import * as store from './store.ts'

/** The key of a check: of identity the player's own, of means a new one each time. */
export const newKey = (step: Step, uid: bigint, random: { bytes(count: number): Uint8Array }): string =>
  step === 'identity' ? String(uid) : `funds-${uid}-${Buffer.from(random.bytes(9)).toString('base64url')}`

/** The check of a row that is locked, changed by an event. False where the event may not happen in its state: nothing is changed then. */
export async function changeCheck(
  tx: Tx,
  row: store.CheckRow,
  change: store.Change,
  facts: Partial<store.CheckRow> = {}
): Promise<boolean> {
  const state = next(checkMachine, row.state, change.event)
  if (state === undefined) return false
  const after: store.CheckRow = { ...row, ...facts, state }
  if (state === 'approved') after.blocks = false
  await store.saveCheck(tx, after, change)
  await mirror(tx, row.uid)
  if (row.step === 'funds') await noteMeans(tx, row.uid, state === 'approved' ? 'now' : undefined)
  await tx.announce(events['verification.changed'], { uid: row.uid, step: row.step, state })
  return true
}

/** What pages and stakes look at follows from the checks, in the same transaction. */
export async function mirror(tx: Tx, uid: bigint): Promise<void> {
  const checks = await store.readChecks(tx, uid)
  const isBlocked =
    checks.some(({ blocks, state }) => state === 'rejected' || (blocks && state !== 'approved')) ||
    (await readOpenMatches(tx, uid)).length > 0
  await setVerification(tx, uid, {
    isVerified: checks.some(({ step, state }) => step === 'identity' && state === 'approved'),
    isOn: checks.some(({ state }) => state === 'pending'),
    isBlocked,
  })
  await blockStakes(tx, uid, await currencyOf(tx, uid), isBlocked)
}

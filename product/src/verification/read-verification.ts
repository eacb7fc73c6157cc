import type { PlayerContext } from '@ante/kit/context'
import { findPlayer, readOpenMatches, readPerson } from '../players/index.ts'
import { identityDutyOf } from '../policies/index.ts'
import type { VerificationPorts } from './connectors/port.ts'
import { type Check, settings, type Verification } from './contract.ts'
import { lacksProfile } from './demand.ts'
import { steps } from './rules/words.ts'
import * as store from './store.ts'

const wireCheck = (row: store.CheckRow): Check => ({
  step: row.step,
  state: row.state,
  trigger: row.trigger,
  labels: row.labels,
  comment: row.comment,
  is_with_staff: row.state === 'pending' && row.said === 'approved',
  asked_at: row.asked_at.toISOString(),
  handed_in_at: row.handed_in_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
  document_ends_on: row.document_ends_on,
  external_action_id: row.step === 'funds' ? row.key : null,
})
const notStarted: Check = {
  step: 'identity',
  state: 'not_started',
  trigger: null,
  labels: [],
  comment: '',
  is_with_staff: false,
  asked_at: null,
  handed_in_at: null,
  decided_at: null,
  document_ends_on: null,
  external_action_id: null,
}

/** All that a player can know of their verification. Identity is always there; means only once they were asked for. */
export async function readVerification(context: PlayerContext<VerificationPorts>): Promise<Verification> {
  const { uid } = context.player
  const { player, person, rows, last, matches } = await context.db.read(async (tx) => ({
    player: await findPlayer(tx, uid),
    person: await readPerson(tx, uid),
    rows: await store.readChecks(tx, uid),
    last: (await store.readHistory(tx, uid))[0],
    matches: await readOpenMatches(tx, uid),
  }))
  if (!player) throw new Error(`no player ${uid}`)
  const checks = steps.flatMap((step) => {
    const row = rows.find((one) => one.step === step)
    return row ? [wireCheck(row)] : step === 'identity' ? [notStarted] : []
  })
  const duty = identityDutyOf(context, person)
  const isBlocked = rows.some(({ blocks, state }) => state === 'rejected' || (blocks && state !== 'approved'))
  return {
    duty,
    is_blocked: isBlocked || matches.length > 0 || (duty === 'play' && !person?.isVerified),
    has_form: context.ports.identity !== undefined,
    minutes: context.setting('verification', settings.verification).minutes,
    needs_profile: lacksProfile(player),
    needs_contact: duty !== 'none' && !player.isEmailConfirmed,
    checks,
    changed_at: last?.at.toISOString() ?? null,
  }
}

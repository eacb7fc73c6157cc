import type { Context } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import type { SessionPace } from '../identity/index.ts'
import { checkEvery } from './rules/session.ts'

/** A day ends at a full minute, whatever the moments differ by at which two clocks were read. */
const toMinute = (ms: number): number => Math.round(ms / 60_000) * 60_000

/**
 * Refuses a stake or a deposit when the time that the player set for the day is used up, and a stake while a reality check waits. By what was read with the
 * session at `readAt` (milliseconds of this host's clock), so that no call asks the database for it.
 */
export function refuseBeyondPace(
  context: Pick<Context, 'policy' | 'clock'> &
    Refuses<'InvalidRequest/session_time_used' | 'InvalidRequest/reality_check_due'>,
  spends: 'stake' | 'deposit',
  { pace, readAt }: { readonly pace: SessionPace; readonly readAt: number }
): void {
  const passedMs = context.clock.now() - readAt
  if (pace.dayLeftMs !== undefined && passedMs >= pace.dayLeftMs && passedMs < pace.dayEndsMs)
    context.refuse('InvalidRequest/session_time_used', {
      data: { until: new Date(toMinute(readAt + pace.dayEndsMs)).toISOString() },
    })
  if (spends === 'deposit') return
  const minutes = checkEvery(context.policy(), pace.checkMinutes)
  if (minutes !== undefined && pace.uncheckedMs + passedMs >= minutes * 60_000)
    context.refuse('InvalidRequest/reality_check_due')
}

import type { Context, PlayerContext, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { mayBeKept } from './answers.ts'
import { type endpoints, trackingSettings } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { funnelOf, retentionOf } from './rules/funnel.ts'
import * as store from './store-funnel.ts'

/** A step of somebody who stays unknown. Who has said no to analytics is not counted, nor a test account; a player who agreed was here today. */
export async function countStep(
  context: Context | PlayerContext,
  { step }: InputOf<(typeof endpoints)['tracking.count']>
): Promise<{ is_counted: boolean }> {
  if (context.session?.consent?.answers.analytics === false) return { is_counted: false }
  const { player } = context
  if (player?.isTest) return { is_counted: false }
  const isKnown = player !== undefined && mayBeKept(context, 'analytics')
  await context.db.write(async (tx) => {
    await store.addStep(tx, context.policy().market, step)
    if (isKnown) await store.addActiveDay(tx, player.uid)
  })
  return { is_counted: true }
}

/** Job: counts the days of which rows are there, then drops those rows whose time is over. */
export async function countDays({ db, setting }: Context): Promise<void> {
  const { countDays: days } = setting('tracking', trackingSettings)
  await db.write(async (tx) => {
    await store.countDays(tx)
    await store.dropOldSteps(tx, days)
  })
}

type Funnel = (typeof staffEndpoints)['tracking.getfunnel']
type Retention = (typeof staffEndpoints)['tracking.getretention']
export const reportFunnel = ({ db }: StaffContext, days: InputOf<Funnel>): Promise<OutputOf<Funnel>> =>
  db.read(async (tx) => funnelOf(await store.readFunnel(tx, days)))

export const reportRetention = ({ db, clock }: StaffContext, days: InputOf<Retention>): Promise<OutputOf<Retention>> =>
  db.read(async (tx) => {
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    return { items: retentionOf(await store.readRetention(tx, days), today) }
  })

import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { noteFactor, readFactors } from './fresh-factor.ts'
import type { factorEndpoints } from './rules/factor-endpoints.ts'
import { sendCode, useAppCode, useCode } from './second-step.ts'
import { lockUser } from './store-second-step.ts'

type Endpoints = typeof factorEndpoints

/** Sends a code to a contact of who has that way. It says what it confirms, and confirms nothing else. */
export async function sendStepUpCode(
  context: PlayerContext & RefusesAs<Endpoints['account.sendStepUpCode']>,
  { purpose }: InputOf<Endpoints['account.sendStepUpCode']>
): Promise<{ resend_time: number }> {
  const { uid } = context.player
  const resend_time = await context.db.write(async (tx) => {
    await lockUser(tx, uid)
    const { ways, reach } = await readFactors(context, tx, uid)
    if (!reach || !ways.includes('contact')) context.refuse('InvalidRequest/not_found')
    return sendCode(context, tx, uid, reach, `confirm ${purpose}`)
  })
  return { resend_time }
}

/** The code of the app, one of recovery, or that of the email or text message. 1 is success. */
export async function confirmStepUp(
  context: PlayerContext & RefusesAs<Endpoints['account.confirmStepUp']>,
  { code, purpose }: InputOf<Endpoints['account.confirmStepUp']>
): Promise<1> {
  const { uid } = context.player
  const { ways } = await context.db.read((tx) => readFactors(context, tx, uid))
  const afterwards = (tx: Tx) => noteFactor(tx, context, purpose)
  if (ways.includes('app')) await useAppCode(context, uid, code, 'InvalidParameter', { afterwards })
  else if (ways.includes('contact')) {
    await useCode(context, uid, code.trim(), [`confirm ${purpose}`], 'InvalidParameter')
    await context.db.write(afterwards)
  } else context.refuse('InvalidRequest/not_found')
  return 1
}

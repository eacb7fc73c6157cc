import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { DormancyCase } from '@ante/product/dormancy/contract-staff'
import { dateText } from '../ui/date-text.ts'

const nameOfBalance: Readonly<Record<DormancyCase['balance'], string>> = {
  kept: 'the balance stays',
  forfeited: 'the balance is forfeited',
  'to-regulator': 'the balance goes to the regulator',
}
const nameOfEnding: Readonly<Record<NonNullable<DormancyCase['ended_by']>, string>> = {
  player: 'the player came back',
  staff: 'staff reached the player',
  rules: 'the rules ask for nothing any more',
}

/** What became of an account that nobody used, in the order in which it happened. */
export function caseLines(one: DormancyCase): string[] {
  const amount = one.amount ? formatMoney(fromWire(one.amount)) : undefined
  return [
    `Away since ${dateText(one.last_sign_at)}.`,
    one.is_written
      ? `Notice emailed ${dateText(one.noticed_at)}.`
      : `Notice due ${dateText(one.noticed_at)}, but no confirmed email: reach the player some other way.`,
    ...(one.state === 'noticed' ? [`Dormant from ${dateText(one.due_at)}: then ${nameOfBalance[one.balance]}.`] : []),
    ...(one.dormant_at ? [`Dormant since ${dateText(one.dormant_at)}.`] : []),
    ...(amount ? [`Taken: ${amount} (${one.balance === 'forfeited' ? 'forfeited' : 'for the regulator'}).`] : []),
    ...(one.returned_at ? [`Given back ${dateText(one.returned_at)}.`] : []),
    ...(one.ended_at && one.ended_by ? [`Over ${dateText(one.ended_at)}: ${nameOfEnding[one.ended_by]}.`] : []),
  ]
}

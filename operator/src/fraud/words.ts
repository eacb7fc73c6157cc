import type { FraudCheckItem } from '@ante/product/tracking/contract-staff'

export const actionNames: Readonly<Record<FraudCheckItem['action'], string>> = {
  account_login: 'Login',
  withdrawal: 'Withdrawal',
}
export const stateNames: Readonly<Record<NonNullable<FraudCheckItem['state']> | 'none', string>> = {
  APPROVE: 'Approve',
  REVIEW: 'Review',
  DECLINE: 'Decline',
  none: 'No answer',
}
export const stateTones = { APPROVE: 'good', REVIEW: 'info', DECLINE: 'bad', none: 'neutral' } as const

/** What a rule did to the score: `+66`, `-5`. */
export const pointsText = (points: number | null): string =>
  points === null ? 'Sets the result' : points > 0 ? `+${points}` : String(points)

/** The rules that count, in one line, those that add most first. */
export const whyText = ({ state, has_mark: hasMark, reasons }: FraudCheckItem): string => {
  if (state === null) return 'The provider didn’t answer.'
  const rules = reasons
    .toSorted((a, b) => (b.points ?? 1000) - (a.points ?? 1000))
    .map(({ name, points }) => (points === null ? name : `${name} (${pointsText(points)})`))
  return [...rules, ...(hasMark ? [] : ['No device mark'])].join(' · ') || 'No rule counted against the player.'
}

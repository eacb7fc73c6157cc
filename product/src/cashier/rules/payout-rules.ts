import { isPositive, type Money, money, subtract, toWire } from '@ante/kit/money'
import { refused, type Refused } from '@ante/kit/refusal'
import type { MethodKind } from './method.ts'

/** What came in by a kind of payment and has not gone back by it, and the least that goes back by it at once; undefined where nothing does. */
export interface Source {
  readonly kind: MethodKind
  readonly left: Money
  readonly least: Money | undefined
}
export interface PayoutFacts {
  /** How the player wants to be paid. */
  readonly kind: MethodKind
  readonly main: Money
  readonly sources: readonly Source[]
  readonly deposited: Money
  readonly staked: Money
}
export interface PayoutRules {
  readonly sourceFirst: boolean
  /** Of what was paid in, in percent; 0 asks for nothing. */
  readonly turnoverPercent: number
}
export type PayoutRefusal = 'WithdrawalDeclined/source_first' | 'WithdrawalDeclined/play_first'

/** Cards are one kind, whichever of the two a method takes. */
export const familyOf = (kind: MethodKind): MethodKind => (kind === 'debit-card' ? 'card' : kind)
const smaller = (a: Money, b: Money): Money => (a.minor < b.minor ? a : b)

/** Against laundering: money goes back to where it came from before any goes elsewhere, and is played with once, as far as the operator asks for it. */
export function refusePayout(facts: PayoutFacts, rules: PayoutRules): Refused<PayoutRefusal> | undefined {
  const { kind, main, sources, deposited, staked } = facts
  const source = rules.sourceFirst
    ? sources.find(({ left, least, ...one }) => {
        const back = smaller(left, main)
        return (
          familyOf(one.kind) !== familyOf(kind) && least !== undefined && isPositive(back) && back.minor >= least.minor
        )
      })
    : undefined
  if (source) {
    const data = { amount: toWire(smaller(source.left, main)), kind: familyOf(source.kind) }
    return refused('WithdrawalDeclined/source_first', { data })
  }
  const asked = (deposited.minor * BigInt(rules.turnoverPercent) + 99n) / 100n
  const left = subtract(money(asked, deposited.currency), staked)
  if (isPositive(left)) return refused('WithdrawalDeclined/play_first', { data: { left: toWire(left) } })
  return undefined
}

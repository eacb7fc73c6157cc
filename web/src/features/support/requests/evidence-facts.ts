import { fromWire, isCurrency, type Money } from '@ante/kit/money'
import { isRecord } from '@ante/kit/record'

export type FactName =
  | 'time'
  | 'stake'
  | 'price'
  | 'payout'
  | 'win'
  | 'amount'
  | 'balance'
  | 'reference'
  | 'hash'
  | 'legs'
export type Fact = { readonly name: FactName } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'time'; readonly value: string }
  | { readonly kind: 'sum'; readonly value: Money }
)

const fields: readonly (readonly [field: string, name: FactName])[] = [
  ['placed_at', 'time'],
  ['started_at', 'time'],
  ['time', 'time'],
  ['stake', 'stake'],
  ['price', 'price'],
  ['payout', 'payout'],
  ['win', 'win'],
  ['amount', 'amount'],
  ['balance', 'balance'],
  ['reference', 'reference'],
  ['server_hash', 'hash'],
]

function factOf(name: FactName, value: unknown): Fact | undefined {
  if (isRecord(value)) {
    const { amount, currency } = value
    if (typeof amount !== 'number' || typeof currency !== 'string' || !isCurrency(currency)) return undefined
    return { name, kind: 'sum', value: fromWire({ amount, currency }) }
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  if (name === 'time') return { name, kind: 'time', value: String(value) }
  return { name, kind: 'text', value: String(value) }
}

/** What was attached to a dispute when it was opened, as its player reads it: a bet, a payment, or a round that stands one level deeper beside its proof. */
export function evidenceFacts(evidence: unknown): readonly Fact[] {
  if (!isRecord(evidence)) return []
  const about = isRecord(evidence['round']) ? evidence['round'] : evidence
  const facts = fields.flatMap(([field, name]) => factOf(name, about[field]) ?? [])
  const legs = about['legs']
  return Array.isArray(legs) ? [...facts, { name: 'legs', kind: 'text', value: String(legs.length) }] : facts
}

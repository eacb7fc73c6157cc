import { isCurrency, parseMoney } from '@ante/kit/money'
import { z } from 'zod'
import { type About, type Step, vendorName, type WalletCall } from '../../rules/calls.ts'

const amountMost = 10n ** 15n
const id = vendorName
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .optional()
  .transform((text) => text === '1' || text === 'true')

const player = { player_id: id, currency: z.string().length(3), session_id: id.optional() }
const moving = {
  ...player,
  amount: z.string(),
  game_uuid: id,
  transaction_id: id,
  /** Other integrations leave it out; then nobody knows which stake a win is of. */
  round_id: id,
  finished: flag,
}
const calls = z.discriminatedUnion('action', [
  z.object({ action: z.literal('balance'), ...player }),
  z.object({ action: z.literal('bet'), ...moving, type: z.enum(['bet', 'tip', 'freespin']).default('bet') }),
  z.object({
    action: z.literal('win'),
    ...moving,
    type: z.enum(['win', 'jackpot', 'freespin']).default('win'),
  }),
  z.object({
    action: z.literal('refund'),
    ...player,
    transaction_id: id,
    bet_transaction_id: id,
    amount: z.string().optional(),
  }),
  z.object({
    action: z.literal('rollback'),
    ...player,
    transaction_id: id,
    rollback_transactions: z
      .array(z.object({ action: z.string().optional(), transaction_id: id }))
      .min(1)
      .max(20),
  }),
])
type Read = z.output<typeof calls>
type Moving = Extract<Read, { action: 'bet' | 'win' }>

/** `1.00`, `1` or `1.5000`: a decimal text with no more places than the currency has, beside zeros at its end. */
function minorOf(text: string, currency: string): bigint | undefined {
  if (!/^\d{1,15}(?:\.\d{1,20})?$/.test(text) || !isCurrency(currency)) return undefined
  const exact = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const minor = parseMoney(exact, currency)?.minor
  return minor !== undefined && minor <= amountMost ? minor : undefined
}

/** A form as PHP reads it: `a[0][b]=c` is a list of objects under `a`. Undefined where a name stands twice. */
function fieldsOf(body: string): Record<string, unknown> | undefined {
  const plain = new Map<string, string>()
  const lists = new Map<string, Map<number, Record<string, string>>>()
  for (const [name, value] of new URLSearchParams(body)) {
    const [, list, index, field] = /^([a-z_]+)\[(\d{1,2})\](?:\[([a-z_]+)\])?$/.exec(name) ?? []
    if (list === undefined) {
      if (plain.has(name)) return undefined
      plain.set(name, value)
      continue
    }
    const rows = lists.get(list) ?? new Map<number, Record<string, string>>()
    lists.set(list, rows.set(Number(index), { ...rows.get(Number(index)), [field ?? 'transaction_id']: value }))
  }
  return {
    ...Object.fromEntries(plain),
    ...Object.fromEntries([...lists].map(([name, rows]) => [name, [...rows.values()]])),
  }
}

/** What a signed form means; undefined where it means nothing. */
export function callOf(rawBody: Uint8Array): WalletCall | undefined {
  const fields = fieldsOf(Buffer.from(rawBody).toString('utf8'))
  const { data } = calls.safeParse(fields)
  if (!data) return undefined
  const about = { player: data.player_id, session: data.session_id, currency: data.currency }
  switch (data.action) {
    case 'balance':
      return { kind: 'balance', ...about }
    case 'refund':
      return {
        kind: 'take-back',
        ...about,
        steps: [{ id: data.transaction_id, originals: [data.bet_transaction_id] }],
      }
    case 'rollback':
      return {
        kind: 'take-back',
        ...about,
        steps: [{ id: data.transaction_id, originals: data.rollback_transactions.map((one) => one.transaction_id) }],
      }
    case 'bet':
    case 'win':
      return moveOf(data, about)
  }
}

function moveOf(data: Moving, about: About): WalletCall | undefined {
  const amountMinor = minorOf(data.amount, data.currency)
  // Free rounds and tips have words of their own, which this wallet does not give out.
  const isKnown = data.action === 'bet' ? data.type === 'bet' : data.type === 'win' || data.type === 'jackpot'
  if (amountMinor === undefined || !isKnown || (data.action === 'bet' && amountMinor === 0n)) return undefined
  const step: Step = { kind: data.action, id: data.transaction_id, amountMinor }
  return {
    kind: 'move',
    ...about,
    game: data.game_uuid,
    round: data.round_id,
    isFinished: data.finished,
    steps: [step],
  }
}

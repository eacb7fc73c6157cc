import { parseExactJson } from '@ante/kit/exact-json'
import { z } from 'zod'
import { vendorName, type WalletCall } from '../../rules/calls.ts'

/** So much is not staked or won: what is larger is a mistake of somebody. */
const amountMost = 10n ** 15n
const id = vendorName
/** Whole minor units: `100` is one unit of money. A text, a fraction or an exponent is none. */
const amount = z.bigint().min(0n).max(amountMost)
const frame = {
  user_id: id,
  currency: z.string().length(3),
  game: id,
  game_id: id.optional(),
  session_id: id.optional(),
  finished: z.boolean().default(false),
}
const play = z.object({
  ...frame,
  actions: z
    .array(z.object({ action: z.enum(['bet', 'win']), action_id: id, amount }))
    .max(20)
    .default([]),
})
const rollback = z.object({
  ...frame,
  actions: z
    .array(z.object({ action: z.literal('rollback'), action_id: id, original_action_id: id }))
    .min(1)
    .max(20),
})

const freespins = z.object({
  issue_id: id,
  status: z.enum(['active', 'played', 'finished', 'canceled', 'expired']),
  total_amount: amount.default(0n),
})

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** What the body of a call at this path means; undefined where it means nothing. */
export function callOf(path: string, rawBody: Uint8Array): WalletCall | undefined {
  const body = parseExactJson(Buffer.from(rawBody).toString('utf8'))
  if (path === '/play') {
    const { data } = play.safeParse(body)
    return data && playOf(data)
  }
  if (path === '/freespins') {
    const { data } = freespins.safeParse(body)
    return (
      data && {
        kind: 'free-rounds',
        issue: data.issue_id,
        isOver: data.status !== 'active',
        amountMinor: data.total_amount,
      }
    )
  }
  const { data } = path === '/rollback' ? rollback.safeParse(body) : { data: undefined }
  if (!data || !isOnce(data.actions.map(({ action_id }) => action_id))) return undefined
  return {
    kind: 'take-back',
    ...aboutOf(data),
    steps: data.actions.map((action) => ({ id: action.action_id, originals: [action.original_action_id] })),
  }
}

const aboutOf = ({ user_id, session_id, currency }: z.output<typeof play> | z.output<typeof rollback>) => ({
  player: user_id,
  session: session_id,
  currency,
})

function playOf(data: z.output<typeof play>): WalletCall | undefined {
  if (data.actions.length === 0 && !(data.finished && data.game_id !== undefined))
    return { kind: 'balance', ...aboutOf(data) }
  // A stake of nothing is none: free rounds have a call of their own.
  const isWhole = data.actions.every(({ action, amount: minor }) => action === 'win' || minor > 0n)
  if (data.game_id === undefined || !isWhole || !isOnce(data.actions.map(({ action_id }) => action_id)))
    return undefined
  return {
    kind: 'move',
    ...aboutOf(data),
    game: data.game,
    round: data.game_id,
    isFinished: data.finished,
    steps: data.actions.map((action) => ({ kind: action.action, id: action.action_id, amountMinor: action.amount })),
  }
}

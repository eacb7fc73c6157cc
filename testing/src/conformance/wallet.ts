import { createHmac, randomBytes } from 'node:crypto'

/** Where a wallet is, and about whom it is asked. */
export interface Target {
  /** Base address: `/play` and `/rollback` are below it. */
  readonly url: string
  /** By which both sides sign. */
  readonly key: string
  readonly player: string
  /** An open game session of the player. */
  readonly session: string
  readonly game: string
  readonly currency: string
}

export interface Answer {
  readonly status: number
  readonly balance: bigint | undefined
  /** Its own numbers of the actions, as text. */
  readonly transactions: readonly string[]
  readonly code: number | undefined
  /** The body as it came. */
  readonly text: string
}
export type Action =
  | { readonly action: 'bet' | 'win'; readonly action_id: string; readonly amount: number | string }
  | { readonly action: 'rollback'; readonly action_id: string; readonly original_action_id: string }

export interface CallOptions {
  readonly round?: string
  readonly finished?: boolean
  readonly session?: string
  readonly currency?: string
  /** In place of the right one; null leaves it out. */
  readonly sign?: string | null
  /** The text of the body in place of what is made of the others. */
  readonly body?: string
}

const timeoutMs = 10_000
/** Numbers that nobody has used before. */
export const newId = (): string => `conf-${randomBytes(9).toString('base64url')}`

export const bet = (action_id: string, amount: number | string): Action => ({ action: 'bet', action_id, amount })
export const win = (action_id: string, amount: number | string): Action => ({ action: 'win', action_id, amount })
export const rollback = (action_id: string, original_action_id: string): Action => ({
  action: 'rollback',
  action_id,
  original_action_id,
})

/** The calls of the SOFTSWISS aggregator to an operator's wallet, signed as it signs them. */
export function walletAt({ url, key, player, session, game, currency }: Target) {
  const frameOf = (options: CallOptions) => ({
    user_id: player,
    currency: options.currency ?? currency,
    game,
    ...(options.round !== undefined && { game_id: options.round }),
    session_id: options.session ?? session,
    ...(options.finished && { finished: true }),
  })
  async function call(path: '/play' | '/rollback', actions: readonly Action[], options: CallOptions): Promise<Answer> {
    const body = options.body ?? JSON.stringify({ ...frameOf(options), actions })
    const sign = options.sign === undefined ? createHmac('sha256', key).update(body).digest('hex') : options.sign
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(sign !== null && { 'x-request-sign': sign }) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerOf(response.status, await response.text())
  }
  return {
    play: (actions: readonly Action[], options: CallOptions = {}) => call('/play', actions, options),
    rollback: (actions: readonly Action[], options: CallOptions = {}) => call('/rollback', actions, options),
    async balance(): Promise<bigint> {
      const answer = await call('/play', [], {})
      if (answer.status !== 200 || answer.balance === undefined)
        throw new Error(`the balance is answered ${answer.status} ${answer.text.slice(0, 200)}`)
      return answer.balance
    },
    frameOf,
  }
}
export type Wallet = ReturnType<typeof walletAt>

function answerOf(status: number, text: string): Answer {
  const [, digits] = /"balance"\s*:\s*(-?\d+)(?=\s*[,}])/.exec(text) ?? []
  const [, code] = /"code"\s*:\s*(\d+)/.exec(text) ?? []
  return {
    status,
    text,
    balance: digits === undefined ? undefined : BigInt(digits),
    code: code === undefined ? undefined : Number(code),
    transactions: [...text.matchAll(/"tx_id"\s*:\s*"?([^",}]+)/g)].map(([, id]) => id ?? ''),
  }
}

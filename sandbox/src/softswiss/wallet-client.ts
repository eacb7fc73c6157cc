import { createHmac } from 'node:crypto'
import { type CrowsWallet, type PlaySession, type Said, type SayOptions, tornOffMs } from '../two-crows.ts'

export const gameCode = 'rookery:two-crows'
const timeoutMs = 5_000

/** Lower hex HMAC-SHA256 of the body: `X-REQUEST-SIGN`. */
export const signatureOf = (body: string, token: string): string =>
  createHmac('sha256', token).update(body).digest('hex')

/** The operator's wallet in the aggregator's protocol: each call is signed over its bytes. */
export function softswissWallet(walletUrl: () => string, authToken: string): CrowsWallet {
  async function say(
    path: '/play' | '/rollback' | '/freespins',
    body: object,
    options: SayOptions = {}
  ): Promise<Said> {
    const text = JSON.stringify(body)
    try {
      const response = await fetch(`${walletUrl()}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-sign': signatureOf(text, options.isForged ? `${authToken}?` : authToken),
        },
        body: text,
        signal: AbortSignal.timeout(options.isTornOff ? tornOffMs : timeoutMs),
      })
      const answer: unknown = await response.json()
      return options.isTornOff ? { kind: 'unknown' } : meaningOf(response.status, answer)
    } catch {
      return { kind: 'unknown' }
    }
  }
  const frame = (session: PlaySession, round?: string) => ({
    user_id: session.user,
    currency: session.currency,
    game: gameCode,
    ...(round !== undefined && { game_id: round }),
    session_id: session.session,
  })
  return {
    balance: (session) => say('/play', { ...frame(session), actions: [] }),
    bet: (session, { round, id, amount }, options) =>
      say('/play', { ...frame(session, round), actions: [{ action: 'bet', action_id: id, amount }] }, options),
    win: (session, { round, id, amount }) =>
      say('/play', {
        ...frame(session, round),
        finished: true,
        actions: [{ action: 'win', action_id: id, amount }],
      }),
    takeBack: (session, { round, id, bet }) =>
      say('/rollback', {
        ...frame(session, round),
        finished: true,
        actions: [{ action: 'rollback', action_id: id, original_action_id: bet }],
      }),
    endFree: (issue, total) => say('/freespins', { issue_id: issue, status: 'played', total_amount: total }),
  }
}

function meaningOf(status: number, answer: unknown): Said {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unknown' }
  const balance = 'balance' in answer && typeof answer.balance === 'number' ? answer.balance : undefined
  if (status === 200) return { kind: 'taken', balance }
  if (status >= 500) return { kind: 'failed' }
  return { kind: 'refused', isFunds: 'code' in answer && answer.code === 100, balance }
}

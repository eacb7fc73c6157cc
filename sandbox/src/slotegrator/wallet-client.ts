import { createHmac, randomUUID } from 'node:crypto'
import { type CrowsWallet, type PlaySession, type Said, type SayOptions, tornOffMs } from '../two-crows.ts'

export const gameUuid = '3f1b7c52-two-crows'
const timeoutMs = 2_500

/** As PHP does it: `hash_hmac('sha1', http_build_query(ksort(params + headers)), key)`, hex. */
export function signOf(params: readonly (readonly [string, string])[], key: string): string {
  const listOf = (name: string): string => name.split('[')[0] ?? ''
  const sorted = params.toSorted(([a], [b]) => Number(listOf(a) > listOf(b)) - Number(listOf(a) < listOf(b)))
  const query = new URLSearchParams()
  for (const [name, value] of sorted) query.append(name, value)
  // URLSearchParams leaves the star as it is, and PHP does not.
  return createHmac('sha1', key).update(query.toString().replaceAll('*', '%2A')).digest('hex')
}

/** Cents as the protocol spells them. */
const decimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(Math.trunc(cents % 100)).padStart(2, '0')}`
const centsOf = (text: unknown): number | undefined => {
  const [, units, cents] = (typeof text === 'string' && /^(\d+)\.(\d\d)$/.exec(text)) || []
  return units === undefined ? undefined : Number(units) * 100 + Number(cents)
}

/** The operator's wallet in Slotegrator's protocol: signed forms to one address. */
export function slotegratorWallet(
  walletUrl: () => string,
  { merchantId, merchantKey }: { merchantId: string; merchantKey: string }
): CrowsWallet {
  async function say(fields: Readonly<Record<string, string>>, options: SayOptions = {}): Promise<Said> {
    const headers = {
      'X-Merchant-Id': merchantId,
      'X-Nonce': randomUUID(),
      'X-Timestamp': String(Math.floor(Date.now() / 1000)),
    }
    const sign = signOf(
      [...Object.entries(fields), ...Object.entries(headers)],
      options.isForged ? `${merchantKey}?` : merchantKey
    )
    try {
      const response = await fetch(walletUrl(), {
        method: 'POST',
        headers: { ...headers, 'X-Sign': sign, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        signal: AbortSignal.timeout(options.isTornOff ? tornOffMs : timeoutMs),
      })
      const answer: unknown = await response.json()
      return options.isTornOff || typeof answer !== 'object' || answer === null
        ? { kind: 'unknown' }
        : meaningOf({ ...answer })
    } catch {
      return { kind: 'unknown' }
    }
  }
  const about = ({ user, currency, session }: PlaySession) => ({
    player_id: user,
    currency,
    session_id: session,
    game_uuid: gameUuid,
  })
  return {
    balance: (session) => say({ action: 'balance', ...about(session) }),
    bet: (session, { round, id, amount }, options) =>
      say(
        {
          action: 'bet',
          type: 'bet',
          ...about(session),
          amount: decimal(amount),
          transaction_id: id,
          round_id: round,
        },
        options
      ),
    win: (session, { round, id, amount }) =>
      say({
        action: 'win',
        type: 'win',
        ...about(session),
        amount: decimal(amount),
        transaction_id: id,
        round_id: round,
        finished: '1',
      }),
    takeBack: (session, { id, bet }) =>
      say({ action: 'refund', ...about(session), transaction_id: id, bet_transaction_id: bet }),
  }
}

function meaningOf(answer: Readonly<Record<string, unknown>>): Said {
  const balance = centsOf(answer['balance'])
  if (answer['error_code'] === undefined) return { kind: 'taken', balance }
  return { kind: 'refused', isFunds: answer['error_code'] === 'INSUFFICIENT_FUNDS', balance }
}

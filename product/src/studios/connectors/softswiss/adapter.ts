import { exactJsonOf } from '@ante/kit/exact-json'
import { z } from 'zod'
import { readJson } from '../../../connectors/read-body.ts'
import type { Done, Refused, WalletCall, WalletRefusal } from '../../rules/calls.ts'
import type { FreeRoundsRequest, LaunchRequest, Launched, StudioWallet, WalletAnswer } from '../port.ts'
import { isSigned, signatureOf } from './signature.ts'
import { callOf } from './wire.ts'

export interface SoftswissOptions {
  readonly url: string
  readonly casinoId: string
  readonly authToken: string
  readonly gameOrigins: readonly string[] | undefined
}
const timeoutMs = 8_000

/** Our refusals in its words: the code of its body, and the status where that is not 412. */
const codes: Readonly<Record<WalletRefusal, readonly [code: number, message: string, status?: number]>> = {
  funds: [100, 'Player has not enough funds to process an action'],
  player: [101, 'Player is invalid'],
  session: [101, 'Player session is not open'],
  limit: [105, 'Player reached customized bet limit'],
  stake_most: [106, 'Bet exceeded max bet limit'],
  soon: [106, 'Bets come too soon after each other'],
  game_off: [153, 'Game is not available in the casino'],
  currency: [154, 'Currency is not allowed for the player'],
  not_allowed: [110, 'Player is disabled'],
  reused: [400, 'Action was processed with other parameters', 400],
  cancelled: [400, 'Action was rolled back before', 400],
  round_over: [400, 'Game round is finished', 400],
  bet_settled: [400, 'Bet has a win that stays', 400],
  not_theirs: [400, 'Action belongs to somebody else', 400],
  malformed: [400, 'Bad request', 400],
  forged: [403, 'Request sign is invalid', 403],
  no_bet: [404, 'Bet is not found', 404],
  failed: [500, 'Unknown error', 500],
}
const json = 'application/json; charset=utf-8'

function done(call: WalletCall | undefined, { balanceMinor, steps }: Done): WalletAnswer {
  const body = {
    balance: balanceMinor,
    ...(call?.kind === 'move' && { game_id: call.round }),
    ...((call?.kind === 'move' || call?.kind === 'take-back') && {
      transactions: steps.map(({ id, transaction }) => ({ action_id: id, tx_id: String(transaction) })),
    }),
  }
  return { status: 200, type: json, body: exactJsonOf(body) }
}

function refused({ refusal, balanceMinor }: Refused): WalletAnswer {
  const [code, message, status = 412] = codes[refusal]
  return { status, type: json, body: exactJsonOf({ code: BigInt(code), message, balance: balanceMinor }) }
}

const bytesMax = 64 * 1024
const launchAnswer = z.object({ launch_options: z.object({ game_url: z.url({ protocol: /^https?$/ }) }) })

export function softswiss({ url, casinoId, authToken, gameOrigins }: SoftswissOptions): StudioWallet {
  /** The answer of a signed call, or undefined where there is none that can be relied on. */
  async function ask(
    path: string,
    fields: object
  ): Promise<{ isOk: boolean; status: number; body: unknown } | undefined> {
    const body = JSON.stringify({ casino_id: casinoId, ...fields })
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-sign': signatureOf(body, authToken) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await readJson(response, bytesMax)
      return { isOk: response.ok, status: response.status, body: answer }
    } catch {
      return undefined
    }
  }
  // As little of a person as the protocol takes.
  const userOf = ({ player, country }: Pick<LaunchRequest, 'player' | 'country'>) => ({
    id: player,
    nickname: `player-${player}`,
    country,
  })
  async function launch(request: LaunchRequest): Promise<Launched> {
    const answer = await ask('/sessions', {
      game: request.code,
      currency: request.currency,
      locale: request.locale,
      ip: request.address,
      session_id: request.session,
      client_type: request.isMobile ? 'mobile' : 'desktop',
      urls: { return_url: request.returns.lobby, deposit_url: request.returns.deposit },
      user: userOf(request),
    })
    if (!answer || answer.status >= 500) return { outcome: 'unknown' }
    if (!answer.isOk)
      return { outcome: 'refused', why: `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}` }
    const { data } = launchAnswer.safeParse(answer.body)
    return data ? { outcome: 'started', url: data.launch_options.game_url } : { outcome: 'unknown' }
  }
  async function giveFreeRounds(request: FreeRoundsRequest): Promise<'given' | 'refused' | 'unknown'> {
    const answer = await ask('/freespins/issue', {
      issue_id: request.issue,
      currency: request.currency,
      games: [request.code],
      freespins_quantity: request.count,
      valid_until: request.validUntil.toISOString(),
      user: userOf(request),
    })
    if (!answer || answer.status >= 500) return 'unknown'
    return answer.isOk ? 'given' : 'refused'
  }
  return {
    launch,
    giveFreeRounds,
    read({ path, headers, rawBody }) {
      if (!isSigned(rawBody, headers['x-request-sign'], authToken)) return { kind: 'forged' }
      const call = callOf(path, rawBody)
      return call ? { kind: 'call', call } : { kind: 'malformed' }
    },
    answer: (call, outcome) => (outcome.outcome === 'done' ? done(call, outcome) : refused(outcome)),
    frameSources: () => [...(gameOrigins ?? [new URL(url).origin])],
  }
}

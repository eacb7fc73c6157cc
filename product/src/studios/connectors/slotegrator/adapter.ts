import { randomBytes } from 'node:crypto'
import { exactJsonOf } from '@ante/kit/exact-json'
import { type Currency, money, toDecimal } from '@ante/kit/money'
import { z } from 'zod'
import { readJson } from '../../../connectors/read-body.ts'
import type { Done, Refused, WalletCall } from '../../rules/calls.ts'
import type { LaunchRequest, Launched, StudioWallet, WalletAnswer, WalletRequest } from '../port.ts'
import { isSignedBy, signOf } from './signature.ts'
import { callOf } from './wire.ts'

export interface SlotegratorOptions {
  readonly url: string
  readonly merchantId: string
  readonly merchantKey: string
  readonly gameOrigins: readonly string[] | undefined
}
const timeoutMs = 8_000
/** A call that was signed longer ago, or is to be signed yet, is not believed. */
const skewSeconds = 30
const json = 'application/json; charset=utf-8'

const decimal = (minor: bigint, currency: Currency): string => toDecimal(money(minor, currency))

function done(call: WalletCall | undefined, { balanceMinor, currency, steps }: Done): WalletAnswer {
  const balance = decimal(balanceMinor, currency)
  const own = steps[0] && { transaction_id: String(steps[0].transaction) }
  const taken =
    call?.kind === 'take-back'
      ? { rollback_transactions: call.steps.flatMap(({ originals }) => [...originals]) }
      : undefined
  return { status: 200, type: json, body: exactJsonOf({ balance, ...own, ...taken }) }
}

/** It knows two words. Whatever is not a lack of money is an error inside, said in English for the people of the other side. */
function refused({ refusal, balanceMinor, currency }: Refused): WalletAnswer {
  const body = {
    error_code: refusal === 'funds' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR',
    error_description: refusal.replaceAll('_', ' '),
    ...(balanceMinor !== undefined && currency && { balance: decimal(balanceMinor, currency) }),
  }
  return { status: 200, type: json, body: exactJsonOf(body) }
}

const bytesMax = 64 * 1024
const launchAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })

export function slotegrator({ url, merchantId, merchantKey, gameOrigins }: SlotegratorOptions): StudioWallet {
  async function launch(request: LaunchRequest): Promise<Launched> {
    const params = new URLSearchParams({
      game_uuid: request.code,
      player_id: request.player,
      player_name: `player-${request.player}`,
      currency: request.currency,
      session_id: request.session,
      device: request.isMobile ? 'mobile' : 'desktop',
      return_url: request.returns.lobby,
      language: request.locale,
    })
    const headers = {
      merchantId,
      nonce: randomBytes(16).toString('hex'),
      timestamp: String(Math.floor(Date.now() / 1000)),
    }
    try {
      const response = await fetch(`${url}/games/init`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-merchant-id': headers.merchantId,
          'x-nonce': headers.nonce,
          'x-timestamp': headers.timestamp,
          'x-sign': signOf(params, headers, merchantKey),
        },
        body: params.toString(),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await readJson(response, bytesMax)
      if (!response.ok) return { outcome: 'refused', why: `${response.status} ${JSON.stringify(answer).slice(0, 200)}` }
      const { data } = launchAnswer.safeParse(answer)
      return data ? { outcome: 'started', url: data.url } : { outcome: 'unknown' }
    } catch {
      return { outcome: 'unknown' }
    }
  }
  function isGenuine({ headers, rawBody }: WalletRequest, now: number): boolean {
    const of = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '')
    const [timestamp, nonce] = [of('x-timestamp'), of('x-nonce')]
    if (of('x-merchant-id') !== merchantId || nonce === '' || !/^\d{1,12}$/.test(timestamp)) return false
    if (Math.abs(now / 1000 - Number(timestamp)) > skewSeconds) return false
    const params = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
    return isSignedBy(of('x-sign'), signOf(params, { merchantId, nonce, timestamp }, merchantKey))
  }
  return {
    launch,
    read(request, now) {
      if (request.path !== '' || !isGenuine(request, now)) return { kind: 'forged' }
      const call = callOf(request.rawBody)
      return call ? { kind: 'call', call } : { kind: 'malformed' }
    },
    answer: (call, outcome) => (outcome.outcome === 'done' ? done(call, outcome) : refused(outcome)),
    frameSources: () => [...(gameOrigins ?? [new URL(url).origin])],
  }
}

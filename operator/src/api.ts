import type { OutputOf, ParamsOf } from '@ante/kit/contract'
import type { WireError } from '@ante/kit/refusal'
import { staffEndpoints as bonuses } from '@ante/product/bonuses/contract-staff'
import { staffEndpoints as campaigns } from '@ante/product/campaigns/contract-staff'
import { staffEndpoints as cashier } from '@ante/product/cashier/contract-staff'
import { staffEndpoints as dormancy } from '@ante/product/dormancy/contract-staff'
import { staffEndpoints as draws } from '@ante/product/draws/contract-staff'
import { staffEndpoints as games } from '@ante/product/games/contract-staff'
import { staffEndpoints as harm } from '@ante/product/harm/contract-staff'
import { staffEndpoints as jackpots } from '@ante/product/jackpots/contract-staff'
import { staffEndpoints as loyalty } from '@ante/product/loyalty/contract-staff'
import { staffEndpoints as marketing } from '@ante/product/marketing/contract-staff'
import { staffEndpoints as messages } from '@ante/product/messages/contract-staff'
import { staffEndpoints as players } from '@ante/product/players/contract-staff'
import { staffEndpoints as policies } from '@ante/product/policies/contract-staff'
import { staffEndpoints as protection } from '@ante/product/protection/contract-staff'
import { staffEndpoints as sportsbook } from '@ante/product/sportsbook/contract-staff'
import { staffEndpoints as staff } from '@ante/product/staff/contract-staff'
import { staffEndpoints as support } from '@ante/product/support/contract-staff'
import { staffEndpoints as tournaments } from '@ante/product/tournaments/contract-staff'
import { staffEndpoints as tracking } from '@ante/product/tracking/contract-staff'
import { staffEndpoints as verification } from '@ante/product/verification/contract-staff'

const endpoints = {
  ...staff,
  ...players,
  ...messages,
  ...bonuses,
  ...campaigns,
  ...cashier,
  ...policies,
  ...games,
  ...harm,
  ...jackpots,
  ...loyalty,
  ...marketing,
  ...draws,
  ...dormancy,
  ...protection,
  ...sportsbook,
  ...support,
  ...tournaments,
  ...tracking,
  ...verification,
}
type Endpoints = typeof endpoints
export type Key = keyof Endpoints
export type Answer<K extends Key> = OutputOf<Endpoints[K]>
export type Params<K extends Key> = ParamsOf<Endpoints[K]>

/** A call that was refused: the sentence of the host, and its code. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  constructor(status: number, { message, code, invalid_parameters: fields, error_data: data }: WireError) {
    super(message)
    this.name = 'CallRefused'
    this.status = status
    this.code = code
    this.fields = fields
    this.data = data
  }
  /** Nothing was done. After an error of the server it is not known: what was begun may have been done. */
  get isFinal(): boolean {
    return this.status < 500
  }
}

/** What is said of a call whose outcome is unknown. */
const unreachable = 'The server isn’t responding. Try again: nothing happens twice.'

/** A staff call. Throws CallRefused for a refusal, an Error with a sentence where no answer came. */
export async function call<K extends Key>(
  key: K,
  params: Params<K>,
  { idempotencyKey = crypto.randomUUID(), signal }: { idempotencyKey?: string; signal?: AbortSignal } = {}
): Promise<Answer<K>> {
  const { method, output } = endpoints[key]
  const address = new URL(`/api/${key.replace('.', '/')}?locale=en`, location.origin)
  if (method === 'GET')
    for (const [name, value] of Object.entries(params))
      if (value !== undefined) address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(method === 'POST'
      ? {
          headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
          body: JSON.stringify(params),
        }
      : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Error(unreachable)
  })
  const body: { data: unknown; error: WireError } | undefined = await response.json().catch(() => undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The output is that of the key.
  if (response.ok && body) return output.parse(body.data) as Answer<K>
  throw body ? new CallRefused(response.status, body.error) : new Error(unreachable)
}

/** What a member is told of a call that waits for another member now; undefined for every other refusal. */
export const proposedText = ({ code, message }: CallRefused): string | undefined =>
  code === 'approval_needed' ? `${message} It’s on the page “Requests”.` : undefined

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

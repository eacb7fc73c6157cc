import type { Endpoint } from '@ante/kit/contract'
import type { endpoints as bonuses } from '@ante/product/bonuses/contract'
import type { endpoints as campaigns } from '@ante/product/campaigns/contract'
import type { endpoints as cashback } from '@ante/product/cashback/contract'
import type { endpoints as cashier } from '@ante/product/cashier/contract'
import type { endpoints as content } from '@ante/product/content/contract'
import type { endpoints as draws } from '@ante/product/draws/contract'
import type { endpoints as games } from '@ante/product/games/contract'
import type { endpoints as dormancy } from '@ante/product/dormancy/contract'
import type { endpoints as harm } from '@ante/product/harm/contract'
import type { endpoints as identity } from '@ante/product/identity/contract'
import type { endpoints as jackpots } from '@ante/product/jackpots/contract'
import type { endpoints as loyalty } from '@ante/product/loyalty/contract'
import type { endpoints as messages } from '@ante/product/messages/contract'
import type { endpoints as players } from '@ante/product/players/contract'
import type { endpoints as policies } from '@ante/product/policies/contract'
import type { endpoints as privacy } from '@ante/product/privacy/contract'
import type { endpoints as protection } from '@ante/product/protection/contract'
import type { endpoints as push } from '@ante/product/push/contract'
import type { endpoints as sportsbook } from '@ante/product/sportsbook/contract'
import type { endpoints as studios } from '@ante/product/studios/contract'
import type { endpoints as support } from '@ante/product/support/contract'
import type { endpoints as tournaments } from '@ante/product/tournaments/contract'
import type { endpoints as tracking } from '@ante/product/tracking/contract'
import type { endpoints as verification } from '@ante/product/verification/contract'
import type { z } from 'zod'

// Types only: no schema reaches the browser through this file.
type AllEndpoints = typeof bonuses &
  typeof campaigns &
  typeof cashback &
  typeof cashier &
  typeof content &
  typeof draws &
  typeof games &
  typeof harm &
  typeof dormancy &
  typeof identity &
  typeof jackpots &
  typeof loyalty &
  typeof messages &
  typeof players &
  typeof policies &
  typeof privacy &
  typeof protection &
  typeof push &
  typeof sportsbook &
  typeof studios &
  typeof support &
  typeof tournaments &
  typeof tracking &
  typeof verification

export type EndpointKey = keyof AllEndpoints
type EndpointOf<K extends EndpointKey> = AllEndpoints[K] extends Endpoint ? AllEndpoints[K] : never

/** What a caller passes; what the server answers. */
export type Params<K extends EndpointKey> = z.input<EndpointOf<K>['input']>
export type Output<K extends EndpointKey> = z.output<EndpointOf<K>['output']>

export type GetKey = { [K in EndpointKey]: EndpointOf<K>['method'] extends 'GET' ? K : never }[EndpointKey]
export type PostKey = { [K in EndpointKey]: EndpointOf<K>['method'] extends 'POST' ? K : never }[EndpointKey]
/** Calls that move money and therefore carry an Idempotency-Key. */
export type KeyedKey = { [K in PostKey]: EndpointOf<K> extends { idempotent: true } ? K : never }[PostKey]

import type { topics as cashier } from '@ante/product/cashier/contract'
import type { topics as games } from '@ante/product/games/contract'
import type { topics as jackpots } from '@ante/product/jackpots/contract'
import type { topics as loyalty } from '@ante/product/loyalty/contract'
import type { topics as messages } from '@ante/product/messages/contract'
import type { topics as players } from '@ante/product/players/contract'
import type { topics as protection } from '@ante/product/protection/contract'
import type { topics as sportsbook } from '@ante/product/sportsbook/contract'
import type { topics as support } from '@ante/product/support/contract'
import type { topics as verification } from '@ante/product/verification/contract'
import type { z } from 'zod'
import type { LiveConnection } from './live-connection.ts'

// Types only: no schema reaches the browser through this file.
type AllTopics = typeof cashier &
  typeof games &
  typeof jackpots &
  typeof loyalty &
  typeof messages &
  typeof players &
  typeof protection &
  typeof sportsbook &
  typeof support &
  typeof verification

export type Topic = keyof AllTopics
export type Payload<T extends Topic> = z.output<AllTopics[T]['payload']>

/** Hears a topic until the returned function is called. */
export const hearTopic = <T extends Topic>(
  live: LiveConnection,
  { topic, key }: { readonly topic: T; readonly key: string },
  hear: (data: Payload<T>) => void
): (() => void) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The host parses what it tells by the schema of its topic.
  live.subscribe(topic, key, (data) => hear(data as Payload<T>))

import type { Job, LiveMessage, Snapshots, Tx } from '@ante/kit/context'
import type { Context, Database } from '@ante/kit/context'
import type { Endpoint, Topic } from '@ante/kit/contract'
import { house } from '@ante/product/house'
import type { z } from 'zod'

export type Handler = (context: Context, input: unknown) => Promise<unknown>
export interface Call {
  readonly key: string
  readonly endpoint: Endpoint
  readonly handler: Handler
}
export type Together = (tx: Tx, payloads: readonly unknown[]) => Promise<void>
type Reaction = ((tx: Tx, payload: unknown) => Promise<void>) | { readonly together: Together }
type Telling = (db: Database, payload: unknown) => Promise<LiveMessage[]>

/** All capabilities as the host sees them: names to entries, without knowing any of them. */
export interface Registry {
  readonly calls: ReadonlyMap<string, Call>
  readonly topics: ReadonlyMap<string, Topic>
  readonly events: ReadonlyMap<string, z.ZodType>
  readonly settings: Readonly<Record<string, z.ZodType>>
  readonly reactions: ReadonlyMap<string, readonly Reaction[]>
  readonly told: ReadonlyMap<string, readonly Telling[]>
  readonly snapshots: Snapshots
  readonly jobs: ReadonlyMap<string, Job>
}

function put<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.has(key)) throw new Error(`${key} is declared twice`)
  map.set(key, value)
}
const push = <T>(map: Map<string, T[]>, key: string, value: T): void => void (map.get(key)?.push(value) ?? map.set(key, [value]))

/** Reads every capability's door once, at start. Throws when two declare the same name or a handler is missing. */
export function openHouse(modules: Readonly<Record<string, object>> = house): Registry {
  const calls = new Map<string, Call>()
  const topics = new Map<string, Topic>()
  const events = new Map<string, z.ZodType>()
  const jobs = new Map<string, Job>()
  const settings: Record<string, z.ZodType> = {}
  const snapshots: Record<string, Snapshots[string]> = {}
  const reactions = new Map<string, Reaction[]>()
  const told = new Map<string, Telling[]>()
  for (const module of Object.values(modules)) {
    const part = module as Record<string, Record<string, unknown> | undefined>
    for (const [key, endpoint] of Object.entries(part.endpoints ?? {})) {
      const handler = part.handlers?.[key]
      if (typeof handler !== 'function') throw new Error(`${key} has no handler`)
      put(calls, key, { key, endpoint: endpoint as Endpoint, handler: handler as Handler })
    }
    for (const [key, topic] of Object.entries(part.topics ?? {})) put(topics, key, topic as Topic)
    for (const [key, event] of Object.entries(part.events ?? {})) put(events, key, event as z.ZodType)
    for (const [key, job] of Object.entries(part.jobs ?? {})) put(jobs, key, job as Job)
    for (const [key, schema] of Object.entries(part.settings ?? {})) settings[key] = schema as z.ZodType
    for (const [key, snapshot] of Object.entries(part.snapshots ?? {})) snapshots[key] = snapshot as Snapshots[string]
    for (const [key, reaction] of Object.entries(part.reactions ?? {})) push(reactions, key, reaction as Reaction)
    for (const [key, telling] of Object.entries(part.told ?? {})) push(told, key, telling as Telling)
  }
  return { calls, topics, events, settings, snapshots, reactions, told, jobs }
}

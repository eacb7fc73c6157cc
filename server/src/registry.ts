import type { Context, Job, Snapshots } from '@ante/kit/context'
import { type Endpoint, type EventDeclaration, isStaffAccess, type Topic } from '@ante/kit/contract'
import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import type { LivePublisher, Reaction } from '@ante/kit/reaction'
import { type Reasons, sharedReasons } from '@ante/kit/refusal'
import { reasons as gameReasons } from '@ante/arcade/rules/reasons'
import { capabilities } from '@ante/product/capabilities'
import type { z } from 'zod'
import { forgetKeys, keepPartitions } from './database/partitions.ts'

export type Handler = (context: Context, input: unknown) => Promise<unknown>
export interface Call {
  readonly key: string
  readonly endpoint: Endpoint
  readonly handler: Handler
  /** What it did before under the caller's key; undefined where it did nothing. */
  readonly answer: Handler | undefined
}
/** A reaction with the module that it belongs to. */
export interface ModuleReaction extends Reaction {
  readonly module: string
}

/** All capabilities as the host sees them: names to entries, without knowing any of them. */
export interface Registry {
  readonly calls: ReadonlyMap<string, Call>
  readonly topics: ReadonlyMap<string, Topic>
  readonly events: ReadonlyMap<string, EventDeclaration>
  readonly settings: Readonly<Record<string, z.ZodType>>
  /** Reasons of refusal, with the statuses that differ from their types'. */
  readonly reasons: ReadonlyMap<string, number | undefined>
  /** By the name of the event. */
  readonly reactions: ReadonlyMap<string, readonly ModuleReaction[]>
  readonly livePublishers: ReadonlyMap<string, readonly LivePublisher[]>
  readonly snapshots: Snapshots
  readonly jobs: ReadonlyMap<string, Job>
}

type Entries<Entry> = Readonly<Record<string, Entry>>
/** What modules may export to the host. A handler takes the context and the input of its own endpoint. */
type ModuleHandlers = Entries<(context: never, input: never) => Promise<unknown>>
export interface ModuleParts {
  readonly endpoints?: Entries<Endpoint>
  readonly handlers?: ModuleHandlers
  readonly answers?: ModuleHandlers
  readonly staffEndpoints?: Entries<Endpoint>
  readonly staffHandlers?: ModuleHandlers
  readonly topics?: Entries<Topic>
  readonly events?: Entries<EventDeclaration>
  readonly jobs?: Entries<Job>
  readonly settings?: Entries<z.ZodType>
  readonly snapshots?: Snapshots
  readonly reasons?: Reasons
  readonly partitions?: readonly Partitioning[]
  readonly keyTables?: readonly KeyTable[]
  readonly reactions?: readonly Reaction[]
  readonly livePublishers?: readonly LivePublisher[]
}

function put<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.has(key)) throw new Error(`${key} is declared twice`)
  map.set(key, value)
}
const push = <T>(map: Map<string, T[]>, key: string, value: T): void =>
  void (map.get(key)?.push(value) ?? map.set(key, [value]))

/** The reasons of refusal of the host, of games and of all capabilities. Throws when two declare the same. */
export function reasonsOf(modules: Entries<ModuleParts> = capabilities): ReadonlyMap<string, number | undefined> {
  const found = new Map<string, number | undefined>()
  const shared = { reasons: { ...sharedReasons, ...gameReasons } }
  for (const module of [shared, ...Object.values(modules)])
    for (const [reason, status] of Object.entries(module.reasons ?? {})) put(found, reason, status)
  return found
}

function callOf(key: string, endpoint: Endpoint, handlers: ModuleHandlers = {}, answers: ModuleHandlers = {}): Call {
  const handler = handlers[key]
  if (!handler) throw new Error(`${key} has no handler`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The host gives each handler what its own endpoint has parsed.
  return { key, endpoint, handler: handler as Handler, answer: answers[key] as Handler | undefined }
}

/** Reads every capability's door once, at start. Throws when two declare the same name or a handler is missing. */
export function createRegistry(modules: Entries<ModuleParts> = capabilities): Registry {
  const calls = new Map<string, Call>()
  const topics = new Map<string, Topic>()
  const events = new Map<string, EventDeclaration>()
  const jobs = new Map<string, Job>()
  const settings: Record<string, z.ZodType> = {}
  const snapshots: Record<string, Snapshots[string]> = {}
  const reactions = new Map<string, ModuleReaction[]>()
  const livePublishers = new Map<string, LivePublisher[]>()
  const partitions: Partitioning[] = []
  const keyTables: KeyTable[] = []
  for (const [name, part] of Object.entries(modules)) {
    for (const [key, endpoint] of Object.entries(part.endpoints ?? {})) {
      if (isStaffAccess(endpoint.access)) throw new Error(`${key} belongs into contract-staff.ts`)
      put(calls, key, callOf(key, endpoint, part.handlers, part.answers))
    }
    // What staff may ask of a capability stands apart: the site and its players never see it.
    for (const [key, endpoint] of Object.entries(part.staffEndpoints ?? {})) {
      if (!isStaffAccess(endpoint.access)) throw new Error(`${key} is declared for staff, but not by its access`)
      put(calls, key, callOf(key, endpoint, part.staffHandlers))
    }
    for (const [key, topic] of Object.entries(part.topics ?? {})) put(topics, key, topic)
    for (const [key, event] of Object.entries(part.events ?? {})) put(events, key, event)
    for (const [key, job] of Object.entries(part.jobs ?? {})) put(jobs, key, job)
    for (const [key, schema] of Object.entries(part.settings ?? {})) settings[key] = schema
    for (const [key, snapshot] of Object.entries(part.snapshots ?? {})) snapshots[key] = snapshot
    const {
      reactions: ownReactions = [],
      livePublishers: ownPublishers = [],
      partitions: ownPartitions = [],
      keyTables: ownKeys = [],
    } = part
    partitions.push(...ownPartitions)
    keyTables.push(...ownKeys)
    for (const reaction of ownReactions) push(reactions, reaction.event.name, { ...reaction, module: name })
    for (const publisher of ownPublishers) push(livePublishers, publisher.event.name, publisher)
  }
  if (partitions.length > 0) put(jobs, 'ante.keep-partitions', keepPartitions(partitions))
  if (keyTables.length > 0) put(jobs, 'ante.forget-keys', forgetKeys(keyTables))
  return { calls, topics, events, reasons: reasonsOf(modules), settings, snapshots, reactions, livePublishers, jobs }
}

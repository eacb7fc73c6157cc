import type { z } from 'zod'
import type { Consent } from './consent.ts'
import type { Access, Endpoint, EventDeclaration, InputOf, OutputOf, StaffAccess } from './contract.ts'
import type { Instant } from './instant.ts'
import type { Policy, Whereabouts } from './policy.ts'
import type { Refuses } from './refusal.ts'

/** A statement with the name under which the server prepares it. Names are `<schema>.<what>`, unique. */
export interface Statement {
  readonly name: string
  readonly text: string
}
export const sql = (name: string, text: string): Statement => ({ name, text })

/** Reads of one snapshot. Values go in as PostgreSQL parameters; bigint columns come out as bigint, json parsed, timestamptz as Date. */
export interface ReadTx {
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** The only row, or undefined. Throws when there are two. */
  maybe<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>
}

declare const writes: unique symbol
/** A write transaction. It cannot commit itself and cannot publish: what it announces is told after the commit. */
export interface Tx extends ReadTx {
  /** Stores an event in the outbox, in this transaction. Throws when the payload has not the declared shape. */
  announce<Payload extends z.ZodType>(event: EventDeclaration<Payload>, payload: z.input<Payload>): Promise<void>
  /** Enqueues a job, in this transaction. `key` makes it unique while it waits. */
  enqueue(job: string, payload: unknown, options?: { key?: string; runAt?: Instant }): Promise<void>
  readonly [writes]: true
}

export interface Database {
  /** `withinMs`: a limit for each statement that takes longer than a player would wait. */
  read<T>(work: (tx: ReadTx) => Promise<T>, options?: { withinMs?: number }): Promise<T>
  /** Reads that need not agree with each other: each statement by itself, one trip where `read` makes three. */
  query<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
  /** One transaction; repeated on serialization failures and deadlocks, so `work` must have no effect outside of `tx`. `withinMs` as with `read`. */
  write<T>(work: (tx: Tx) => Promise<T>, options?: { withinMs?: number }): Promise<T>
  /** One statement that is a transaction of its own: the hot paths. */
  call<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

export interface Clock {
  now(): Instant
}

/** Cryptographically strong bytes; the only source of chance. */
export interface RandomSource {
  bytes(count: number): Uint8Array
}

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Player {
  readonly uid: bigint
  /** A session of a self-excluded player: see the end date, withdraw, history, support, nothing else. */
  readonly restricted: boolean
  /** As the player's data say: `yyyy-mm-dd` or `dd.mm.yyyy`; undefined where they do not. */
  readonly birthDate?: string | undefined
  /** Who they are was verified, and still holds. */
  readonly isVerified?: boolean
  /** They asked for news and offers in a way that counts in their market. */
  readonly wantsNews?: boolean
  /** An account for tests: no report counts it. */
  readonly isTest?: boolean
}

/** What a use case is given. `Ports` are the vendors that the composition root built. */
export interface Context<Ports = unknown> {
  readonly db: Database
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly ports: Ports
  readonly locale: string
  /** A parsed group of settings of this locale: stored values over the contract's defaults. */
  readonly setting: <S extends z.ZodType>(name: string, schema: S) => z.output<S>
  /** The rules of the caller's market, or of somebody from elsewhere at this domain. */
  readonly policy: (person?: Whereabouts) => Policy
  /** Under which of the operator's names the caller asks, where it has settings of its own: `setting` and `policy` are that one's. */
  readonly domain?: string
  /** Under which of the operator's names the caller plays: that domain, and empty for the house itself and its mirrors. Left out: the house. */
  readonly brand?: () => string
  /** Public base address of the site, without a trailing slash. */
  readonly origin: string
  readonly player?: Player
  readonly staff?: StaffMember
  /** Only for staff calls. */
  readonly host?: StaffHost
  readonly session?: SessionHandle
  readonly idempotencyKey?: string
  /** Only in jobs: aborted when the host begins to stop. A long job looks at it between its pieces and ends; the next turn does the rest. */
  readonly stopping?: { readonly aborted: boolean }
  /** The caller's address, for limits and access logs. */
  readonly address: string
  /** Where that address is, ISO 3166; undefined where nothing tells. */
  readonly country?: string
  readonly userAgent: string
}
export interface PlayerContext<Ports = unknown> extends Context<Ports> {
  readonly player: Player
}

/** Somebody of the operator's staff. */
export interface StaffMember {
  /** Undefined for the operator at the command line. */
  readonly id?: bigint
  /** Stands in the audit log: an e-mail, or `local:<user>` for the command line. */
  readonly name: string
  readonly permissions: readonly string[]
  /** The request that another member approved: this call carries it out. */
  readonly approval?: { readonly request: bigint; readonly by: string }
}
export interface StaffContext<Ports = unknown> extends Context<Ports> {
  readonly staff: StaffMember
  readonly host: StaffHost
}
/** What staff calls need of the host, because it knows all modules. */
export interface StaffHost {
  /** All groups of settings with their schemas. */
  readonly settings: Readonly<Record<string, z.ZodType>>
  /** All permissions that some call asks for. */
  readonly permissions: readonly string[]
  /** Carries out a call in the name of the member who proposed it. */
  carryOut(call: string, input: unknown, member: StaffMember): Promise<unknown>
}

/** What identity needs of the host: to set and clear the session cookie of this answer. */
export interface SessionHandle {
  readonly id?: string
  /** The token of the browser, of whichever session: what an account was signed in to with before is known by it. */
  readonly device?: string
  start(token: string, maxAgeMs: number): void
  keepDevice(token: string): void
  /** The key of a visitor who has written to support: opens that visitor's own conversations and nothing else. */
  readonly visitor?: string
  keepVisitor(key: string): void
  /** What the browser's person has answered to what people may say no to; undefined where they were not asked. */
  readonly consent?: Consent
  /** Answers the cookie's text. */
  keepConsent(consent: Consent, maxAgeMs: number): string
  /** The hash of the key of a browser that came by a link and agreed to be followed. */
  readonly visit?: string
  /** Empty: the key is forgotten. */
  keepVisit(key: string): void
  end(): void
  /** Sessions of this player ended beside this one, and the commit is done: this host believes none of them any more. */
  othersEnded(uid: bigint): void
}

type ContextFor<A extends Access, Ports> = A extends 'public'
  ? Context<Ports>
  : A extends 'staff-sign-in'
    ? Omit<StaffContext<Ports>, 'staff'> & Pick<Context<Ports>, 'staff'>
    : A extends StaffAccess
      ? StaffContext<Ports>
      : PlayerContext<Ports>

/** The `refuse` of a use case of this endpoint. */
export type RefusesAs<E extends Endpoint> = Refuses<E['errors'][number]>

/** One handler for each endpoint of a contract: a missing key does not compile. The output is what the contract's schema takes in. */
export type Handlers<E extends Readonly<Record<string, Endpoint>>, Ports = unknown> = {
  readonly [K in keyof E]: (
    context: ContextFor<E[K]['access'], Ports> & RefusesAs<E[K]>,
    input: InputOf<E[K]>
  ) => Promise<z.input<E[K]['output']>>
}
/**
 * What calls under their key did before, for calls that move money: asked where one is refused, so that whoever repeats it because its answer was lost
 * hears what happened, also where it would be refused by now. Undefined where nothing happened. They only read.
 */
export type Answers<E extends Readonly<Record<string, Endpoint>>, Ports = unknown> = {
  readonly [K in keyof E]?: (
    context: ContextFor<E[K]['access'], Ports> & RefusesAs<E[K]>,
    input: InputOf<E[K]>
  ) => Promise<z.input<E[K]['output']> | undefined>
}
export type { OutputOf }

/** Messages for live topics that follow from an event, computed after the commit. `key` is the player's uid for private topics. */
export interface LiveMessage {
  /** The same message published twice has the same id: receivers drop the second one. Set by the dispatcher. */
  readonly id?: string
  readonly topic: string
  readonly key: string
  readonly data: unknown
}
export interface Job {
  /** A periodic job may answer after how many milliseconds it wants to come again, in place of its period. */
  readonly run: (context: Context<never>, payload: never) => Promise<void | number>
  /** cron with seconds resolution is not needed: `every` is a period in milliseconds. */
  readonly everyMs?: number
}

/** The present value of a live topic for a key: what a subscriber gets first, and again after a gap. */
export type Snapshots = Readonly<Record<string, (db: Database, key: string) => Promise<unknown>>>

import { z } from 'zod'
import { type Json, jsonIn } from './json.ts'
import { currencies, isCurrency, money, type Money, parseMoney } from './money.ts'
import { keysOf } from './record.ts'
import type { Reasons, RefusalCode, SharedReason } from './refusal.ts'
import { isStorable } from './storable.ts'

/**
 * Who may call: anybody; a signed-in player; or a player even under self-exclusion (a restricted session: read, withdraw, support).
 * `player` calls are refused to a restricted session, `account` calls are not; `public` calls that write only where they say so.
 */
export type PlayerAccess = 'public' | 'player' | 'account'

/**
 * Who of the operator's staff may call: whoever is about to sign in (`staff-sign-in`), anybody who has signed in (`staff`), or who holds a
 * permission, as `staff:balances:adjust`. Every such call, allowed or refused, is written to the audit log, but for those that are `unaudited`.
 */
export type StaffAccess = 'staff-sign-in' | 'staff' | `staff:${string}`
export type Access = PlayerAccess | StaffAccess
export const isStaffAccess = (access: Access): access is StaffAccess =>
  access === 'staff' || access === 'staff-sign-in' || access.startsWith('staff:')
/** The permission that a call asks for; undefined where none is asked for. */
export const permissionOf = (access: Access): string | undefined =>
  access.startsWith('staff:') ? access.slice('staff:'.length) : undefined

export interface Endpoint<Reason extends string = string> {
  readonly method: 'GET' | 'POST'
  readonly access: Access
  /** Moves money: the caller must send an Idempotency-Key; same key and input answer the same, another input is refused. */
  readonly idempotent?: true
  /** Takes a stake or begins a deposit: refused when the time that the player set for a day is used up, and a stake also while a reality check waits. */
  readonly spends?: 'stake' | 'deposit'
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** All that its use case refuses with; the reason behind a slash: `InvalidRequest/not_found`. */
  readonly errors: readonly RefusalCode<Reason>[]
  /** Of staff: says only that somebody is there. Of such a call what is refused or fails alone is in the audit log. */
  readonly unaudited?: true
  /** Fields of the input that no log may hold: passwords, codes. */
  readonly secrets?: readonly string[]
  /** Calls a minute for one caller (player, else address). Default 600. */
  readonly limit?: number
  /** Only for `public` calls that write: also a restricted session may make them. Reading ones it always may. */
  readonly whileRestricted?: true
  /** The most bytes of a body, where it holds a file. Default 64 KiB. */
  readonly bodyMax?: number
}

/** Endpoints that refuse with the shared reasons alone: a code with another one does not compile. */
export const group = <const E extends Readonly<Record<string, Endpoint<SharedReason>>>>(endpoints: E): E => endpoints

/** Endpoints that refuse with these reasons as well: the module's own, and those of modules that it names. */
export const groupWith = <
  const R extends Reasons,
  const E extends Readonly<Record<string, Endpoint<SharedReason | (keyof R & string)>>>,
>(
  _reasons: R,
  endpoints: E
): E => endpoints

/**
 * Who may hear a topic: any player; a player what is under their own uid; a visitor what is under the id of their own browser; a member of staff who has
 * signed in and holds the permission.
 */
export type TopicAccess = 'public' | 'player' | 'visitor' | `staff:${string}`
export interface Topic {
  readonly access: TopicAccess
  readonly payload: z.ZodType
}
export const topicGroup = <const T extends Readonly<Record<string, Topic>>>(topics: T): T => topics

/** An event that a capability announces, stored in the outbox with the change that it reports. */
export interface EventDeclaration<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  /** What is stored of an event, parsed; the same object is parsed once, for all who react to it, and frozen. */
  readonly read: (stored: unknown) => z.output<Payload>
}
export type PayloadOf<E extends EventDeclaration> = z.output<E['payload']>
type Declared<E extends Readonly<Record<string, z.ZodType>>> = {
  readonly [K in keyof E & string]: EventDeclaration<E[K]>
}

/** With all that is in it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}

function declareEvent<Payload extends z.ZodType>(name: string, payload: Payload): EventDeclaration<Payload> {
  const known = new WeakMap<object, { readonly value: z.output<Payload> }>()
  return {
    name,
    payload,
    read(stored) {
      const before = typeof stored === 'object' && stored !== null ? known.get(stored) : undefined
      if (before) return before.value
      const value = payload.parse(stored)
      freeze(value)
      if (typeof stored === 'object' && stored !== null) known.set(stored, { value })
      return value
    },
  }
}

/** The events of a capability: names to the shapes of their payloads. `announce(events['x.happened'], payload)` stores one. */
export function eventGroup<const E extends Readonly<Record<string, z.ZodType>>>(events: E): Declared<E> {
  const declared = Object.entries(events).map(([name, payload]) => [name, declareEvent(name, payload)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each stands under the key of its payload; `fromEntries` knows of one type for all.
  return Object.fromEntries(declared) as Declared<E>
}

/** Settings of a capability as the content system holds them; each field has a default, so `{}` parses. */
export const settingGroup = <const S extends Readonly<Record<string, z.ZodType>>>(settings: S): S => settings

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type ParamsOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

// Shapes that many contracts share. Bodies are multipart text, so numbers arrive as digits.

export const currencyCode = z.string().refine(isCurrency)

/** JSON that is ours already, from the rules or the database: it is told as it is. To walk through it again was a twentieth of what a round cost the host. */
export const ownJson = z.custom<Json>()

/** `{amount: 12.5, currency: 'USD'}` */
export const wireMoney = z.object({
  amount: z.number(),
  currency: z.enum(keysOf(currencies)),
})

/** A positive sum in decimal text (`50`, `1,234.50`) or a number; becomes Money of the default currency: the use case checks the currency. */
export const amount = z.union([z.string(), z.number()]).transform((value, context): Money => {
  const parsed = parseMoney(String(value))
  if (parsed && parsed.minor > 0n) return parsed
  context.addIssue({ code: 'custom', message: 'amount' })
  return money(0n)
})

/** A path of this site as an operator sets it; empty is none. */
export const sitePath = z.string().regex(/^(?:\/(?!\/)\S*)?$/)

/** Where a link of an operator leads: a path of this site, or a page of another; empty is none. */
export const linkTarget = z.union([sitePath, z.url({ protocol: /^https?$/ })])

export const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])
export const positiveId = z.union([z.string().regex(/^\d{1,18}$/), z.number().int().positive().transform(String)])
/** An id in an event: text, because JSON numbers are too short for it. Use cases may give it as they have it. */
export const eventId = z.union([z.string(), z.bigint().transform(String)])
/** `'1'`/`'0'`, as forms send a tick. */
export const flag = z.union([
  z.boolean(),
  z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true'),
])
export const offsetCount = {
  offset: wholeNumber.default(0).pipe(z.number().min(0).max(1_000_000)),
  count: wholeNumber.default(20).pipe(z.number().min(1).max(200)),
}
export const isoTime = z.string()
/** Why a member of staff decided so; stands in the audit log. */
export const reason = z.string().trim().min(3).max(500)
/** A list in a query: repeated `key[]`, or comma-separated text. */
export const textList = z.union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))])
/** Several ids at once. */
export const idList = textList.pipe(z.array(z.string().regex(/^\d{1,18}$/)))
/** JSON text that holds the given shape. */
export const jsonOf = <T extends z.ZodType>(shape: T) =>
  z
    .union([
      z.string().transform((text, context): unknown => {
        const value = jsonIn(text)
        if (value === undefined || !isStorable(value)) context.addIssue({ code: 'custom', message: 'json' })
        return value
      }),
      z.unknown().refine((value) => typeof value !== 'string'),
    ])
    .pipe(shape)

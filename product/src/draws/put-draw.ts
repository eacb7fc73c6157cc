import { requireApproval } from '@ante/kit/approval'
import type { Context, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { DrawInput, staffEndpoints } from './contract-staff.ts'
import { freshSeed } from './seeds.ts'
import * as store from './store.ts'

export type DrawTerms = Omit<store.NewDraw, keyof store.FreshSeed>

/** Writes one with a seed of its own. Undefined where this run of it is known. */
export const insertDraw = (tx: Tx, terms: DrawTerms, seed: store.FreshSeed): Promise<bigint | undefined> =>
  store.insertDraw(tx, { ...terms, ...seed })

const termsOf = (one: DrawInput): DrawTerms => ({
  sysname: one.sysname,
  run: 1,
  kind: one.kind,
  texts: one.texts,
  images: one.images,
  games: one.games,
  currency: one.currency,
  starts_at: new Date(one.starts_at),
  ends_at: new Date(one.ends_at),
  due_before: new Date(one.due_before ?? one.ends_at),
  prizes_minor: one.prizes_minor.map(BigInt),
  grows_from_minor: one.grows_from_minor === undefined ? null : BigInt(one.grows_from_minor),
  stakes: one.stakes,
  ticket_points: one.ticket_points === undefined ? null : BigInt(one.ticket_points),
  tickets_most: one.tickets_most ?? null,
  repeats: one.repeats,
})

type Put = (typeof staffEndpoints)['draws.put']
export const putByStaff = (context: StaffContext & RefusesAs<Put>, input: InputOf<Put>): Promise<OutputOf<Put>> =>
  context.db.write(async (tx) => {
    const terms = termsOf(input)
    // What has begun without its hash being seen would have to be believed.
    if (terms.starts_at.getTime() <= context.clock.now() || (await store.isKnown(tx, terms.sysname)))
      context.refuse('InvalidRequest/conflict')
    requireApproval(context.staff)
    const id = (await insertDraw(tx, terms, freshSeed(context))) ?? context.refuse('InvalidRequest/conflict')
    const row = await store.readDraw(tx, id)
    if (!row) throw new Error(`no draw ${id}`)
    return { sysname: input.sysname, id: String(id), seed_hash: row.seed_hash }
  })

type Stop = (typeof staffEndpoints)['draws.stop']
export const stopByStaff = (
  context: StaffContext & RefusesAs<Stop>,
  { sysname }: InputOf<Stop>
): Promise<OutputOf<Stop>> =>
  context.db.write(async (tx) => {
    if (!(await store.isKnown(tx, sysname))) context.refuse('InvalidRequest/not_found')
    // First what comes again: it waits for a next run that is being written, which is then there to be taken back.
    await store.stop(tx, sysname)
    const withdrawn = await store.withdraw(tx, sysname)
    return { sysname, withdrawn: withdrawn.length }
  })

/** Job: one that comes again has its next run, with the hash of its seed, from its own beginning on. */
export const repeatDraws = (context: Pick<Context, 'db' | 'ports' | 'random'>): Promise<void> =>
  context.db.write(async (tx) => {
    for (const row of await store.lockRepeating(tx)) {
      const later = (at: Date) => new Date(at.getTime() + row.ends_at.getTime() - row.starts_at.getTime())
      let next = { starts_at: row.ends_at, due_before: later(row.due_before), ends_at: later(row.ends_at) }
      // After a time without a host it begins with the period that runs next.
      while (next.starts_at.getTime() < Date.now())
        next = {
          starts_at: next.ends_at,
          due_before: later(next.due_before),
          ends_at: later(next.ends_at),
        }
      await insertDraw(tx, { ...row, ...next, run: row.run + 1 }, freshSeed(context))
    }
  })

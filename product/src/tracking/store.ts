import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Consent, ConsentPlace } from '@ante/kit/consent'
import type { Json } from '@ante/kit/json'
import type { LinkFacts } from './rules/words.ts'

const statements = {
  addConsent: sql(
    'tracking.add_consent',
    `insert into tracking.consents (proof, uid, market, version, answers, locale, is_private, kept_until, place)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(years => $8), $9)`
  ),
  consents: sql(
    'tracking.consents_of_player',
    `select at, answers, version, place, is_private from tracking.consents where uid = $1 order by id desc limit 50`
  ),
  dropVisit: sql('tracking.drop_visit', `delete from tracking.visits where key_hash = $1`),
  addVisit: sql(
    'tracking.add_visit',
    `insert into tracking.visits (key_hash) values ($1) on conflict (key_hash) do update set at = now() returning id`
  ),
  addHit: sql(
    'tracking.add_hit',
    `insert into tracking.hits (visit, track_id, publisher_id, link_id, goal_id, goal_entry_id, show_popup_reg, referer, until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9))`
  ),
  addEvent: sql(
    'tracking.add_event',
    `insert into tracking.events (name, params, uid, visit)
       values ($1, $2, $3, (select id from tracking.visits where key_hash = $4))`
  ),
  forgetEvents: sql(
    'tracking.forget_events',
    `update tracking.events set uid = null, visit = null, params = '{}'
      where uid = $1 or uid in (select c.uid from tracking.consents c where c.proof = $2) or visit = (select v.id from tracking.visits v where v.key_hash = $3)`
  ),
  keepMark: sql(
    'tracking.keep_mark',
    `insert into tracking.marks (uid, session, address, proof, version) values ($1, $2, $3, $4, $5)
       on conflict (uid) do update set session = excluded.session, address = excluded.address, proof = excluded.proof, version = excluded.version, at = now()`
  ),
  dropMark: sql('tracking.drop_mark', `delete from tracking.marks where uid = $1 or proof = $2`),
  dropConsents: sql('tracking.drop_old_consents', `delete from tracking.consents where kept_until < now()`),
  dropHits: sql('tracking.drop_old_hits', `delete from tracking.hits where until < now()`),
  dropVisits: sql(
    'tracking.drop_old_visits',
    `delete from tracking.visits where at < now() - make_interval(days => $1)`
  ),
  dropEvents: sql(
    'tracking.drop_old_events',
    `delete from tracking.events where at < now() - make_interval(days => $1)`
  ),
}

export interface NewConsent extends Consent {
  readonly uid: bigint | null
  readonly market: string
  readonly locale: string
  readonly isPrivate: boolean
  readonly keptYears: number
  readonly place: ConsentPlace
}
export const addConsent = (tx: Tx, c: NewConsent) =>
  tx.rows(statements.addConsent, [
    c.proof,
    c.uid,
    c.market,
    c.version,
    JSON.stringify(c.answers),
    c.locale,
    c.isPrivate,
    c.keptYears,
    c.place,
  ])
export interface ConsentRow extends Pick<Consent, 'answers' | 'version'> {
  at: Date
  place: ConsentPlace | null
  is_private: boolean
}
export const readConsents = (tx: ReadTx, uid: bigint) => tx.rows<ConsentRow>(statements.consents, [uid])

/** What was followed under this key is forgotten. */
export const dropVisit = (tx: Tx, visit: string) => tx.rows(statements.dropVisit, [visit])
/** The visit of a browser; `visit` is the hash of its key. A new hit keeps it for longer. */
export async function addVisit(tx: Tx, visit: string): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.addVisit, [visit])
  if (!row) throw new Error('no visit was added')
  return row.id
}
/** `days`: so long after it somebody who registers has come by it. */
export const addHit = (tx: Tx, visit: bigint, facts: LinkFacts, referer: string, days: number) =>
  tx.rows(statements.addHit, [
    visit,
    facts.track_id ?? '',
    facts.publisher_id ?? '',
    facts.link_id ?? '',
    facts.goal_id ?? '',
    facts.goal_entry_id ?? '',
    facts.show_popup_reg ?? '',
    referer,
    days,
  ])

export interface NewEvent {
  readonly name: string
  readonly params: Json
  readonly uid: bigint | null
  /** Hash of the browser's key. */
  readonly visit: string | null
}
export const addEvent = (tx: Tx, { name, params, uid, visit }: NewEvent) =>
  tx.rows(statements.addEvent, [name, JSON.stringify(params), uid, visit])

/** Of what the player did, or who gave the answer with this proof, or the browser of this visit, the names of the events stay and nothing else. */
export const forgetEvents = (tx: Tx, uid: bigint | null, proof: string | null, visit: string | null) =>
  tx.rows(statements.forgetEvents, [uid, proof, visit])

export interface NewMark {
  readonly uid: bigint
  readonly session: string
  readonly address: string
  /** Of the answer that allows it; null where a market asks for none. */
  readonly proof: string | null
  /** Of what was asked. */
  readonly version: number
}
export const keepMark = (tx: Tx, { uid, session, address, proof, version }: NewMark) =>
  tx.rows(statements.keepMark, [uid, session, address, proof, version])
/** That of the player, and what was kept by the answer that is taken back. */
export const dropMarks = (tx: Tx, uid: bigint | null, proof: string | null) =>
  tx.rows(statements.dropMark, [uid, proof])

export async function dropOld(tx: Tx, days: { readonly visits: number; readonly events: number }): Promise<void> {
  await tx.rows(statements.dropConsents)
  await tx.rows(statements.dropHits)
  await tx.rows(statements.dropVisits, [days.visits])
  await tx.rows(statements.dropEvents, [days.events])
}

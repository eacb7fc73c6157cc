import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Trigger } from './rules/shapes.ts'

const columns = 'id, trigger, amount, texts, images, params, created_at'
const statements = {
  insert: sql(
    'loyalty.insert_notices',
    `insert into loyalty.notices (player_uid, trigger, amount, texts, images, params)
       select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::jsonb[], $5::jsonb[], $6::jsonb[])`
  ),
  insertTold: sql(
    'loyalty.insert_told_notice',
    'insert into loyalty.notices (player_uid, trigger, amount, texts, images, params, told_at) values ($1, $2, $3, $4, $5, $6, now())'
  ),
  // Two windows at once: each notice is one's alone.
  tell: sql(
    'loyalty.tell_notices',
    `with told as (
       update loyalty.notices set told_at = now() where id in (
         select id from loyalty.notices where player_uid = $1 and told_at is null order by id limit 20 for update skip locked) returning ${columns})
     select ${columns} from told order by id`
  ),
  list: sql(
    'loyalty.notices',
    `select ${columns} from loyalty.notices where player_uid = $1 order by id desc limit $2 offset $3`
  ),
}

export interface NoticeRow extends Described {
  id: bigint
  trigger: Trigger
  /** Whole points; below zero where they left. */
  amount: bigint
  params: Readonly<Record<string, string>>
  created_at: Date
}
export interface NewNotice extends Partial<Described> {
  readonly uid: bigint
  readonly trigger: Trigger
  readonly amount: bigint
  readonly params?: Readonly<Record<string, string>>
}

/** One that something else tells of: it stands in the history alone. */
export const insertToldNotice = (tx: Tx, { uid, trigger, amount, texts = {}, images = {}, params = {} }: NewNotice) =>
  tx.rows(statements.insertTold, [
    uid,
    trigger,
    amount,
    JSON.stringify(texts),
    JSON.stringify(images),
    JSON.stringify(params),
  ])
export const insertNotices = (tx: Tx, notices: readonly NewNotice[]) =>
  tx.rows(statements.insert, [
    notices.map(({ uid }) => uid),
    notices.map(({ trigger }) => trigger),
    notices.map(({ amount }) => amount),
    notices.map(({ texts = {} }) => JSON.stringify(texts)),
    notices.map(({ images = {} }) => JSON.stringify(images)),
    notices.map(({ params = {} }) => JSON.stringify(params)),
  ])
export const insertNotice = (tx: Tx, notice: NewNotice) => insertNotices(tx, [notice])
/** Those that the player was not told of, which they are from now on. */
export const tellNotices = (tx: Tx, uid: bigint) => tx.rows<NoticeRow>(statements.tell, [uid])
export const readNotices = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<NoticeRow>(statements.list, [uid, count, offset])

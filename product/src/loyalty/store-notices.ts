import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Trigger } from './rules/shapes.ts'

const columns = 'id, trigger, amount, texts, images, params, created_at'
const statements = {
  insert: sql(
    'loyalty.insert_notice',
    'insert into loyalty.notices (player_uid, trigger, amount, texts, images, params) values ($1, $2, $3, $4, $5, $6)'
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
export const insertNotice = (tx: Tx, { uid, trigger, amount, texts = {}, images = {}, params = {} }: NewNotice) =>
  tx.rows(statements.insert, [
    uid,
    trigger,
    amount,
    JSON.stringify(texts),
    JSON.stringify(images),
    JSON.stringify(params),
  ])
/** Those that the player was not told of, which they are from now on. */
export const tellNotices = (tx: Tx, uid: bigint) => tx.rows<NoticeRow>(statements.tell, [uid])
export const readNotices = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<NoticeRow>(statements.list, [uid, count, offset])

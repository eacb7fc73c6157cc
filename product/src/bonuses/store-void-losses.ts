import { sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'

const statements = {
  // What was declined, or expired, was given to nobody.
  given: sql(
    'bonuses.given_shares_of_losses',
    `select id, uid, texts, images, amount_minor, currency, loss, loss_due_minor from bonuses.bonuses
      where uid = $1 and loss is not null and status in ('available', 'active', 'used') and created_at > now() - interval '26 weeks' order by id for update`
  ),
  due: sql('bonuses.put_due_of_loss', 'update bonuses.bonuses set loss_due_minor = $2 where id = $1'),
  // Play that counts again needs no decision.
  drop: sql(
    'bonuses.drop_void_loss',
    `delete from bonuses.reward_flags where uid = $1 and reward = 'bonus:' || $2::text and reason = 'void_play' and decision is null`
  ),
  // The whole difference, and not what came now. Less that is too much opens no line that staff have decided about.
  put: sql(
    'bonuses.put_void_loss',
    `insert into bonuses.reward_flags as f (uid, reason, reward, title, plays, staked_minor, currency)
       select $1::bigint, 'void_play', 'bonus:' || $2::text, $3::text, $4::integer, $5::bigint, $6::text where $7::boolean or exists (select from bonuses.reward_flags o where o.uid = $1 and o.reward = 'bonus:' || $2::text and o.reason = 'void_play')
       on conflict (uid, reward, reason) do update set title = excluded.title, plays = excluded.plays, staked_minor = excluded.staked_minor, last_at = now(),
         (decision, decided_at, decided_by, note) = (select f.decision, f.decided_at, f.decided_by, f.note where not $7::boolean)`
  ),
}

/** What a share of a loss was worked out from; sums are minor units, as text. */
export interface Loss {
  readonly of: 'casino' | 'betting' | 'all'
  readonly percent: number
  readonly from: string
  readonly until: string
  readonly least_minor: string
  /** How much play there was. */
  readonly plays: number
  readonly staked_minor: string
}
export interface ShareOfLoss extends Described {
  readonly id: bigint
  readonly uid: bigint
  readonly amount_minor: bigint
  readonly currency: Currency
  readonly loss: Loss
  /** What it came to when it was last worked out. */
  readonly loss_due_minor: bigint
}
/** Shares of losses that a player was given in half a year, which nobody else changes until the end of this transaction. */
export const lockSharesOfLosses = (tx: Tx, uid: bigint) => tx.rows<ShareOfLoss>(statements.given, [uid])
export const putDue = (tx: Tx, bonus: bigint, minor: bigint) => tx.rows(statements.due, [bonus, minor])
export const dropVoidLoss = (tx: Tx, { uid, id }: Pick<ShareOfLoss, 'uid' | 'id'>) =>
  tx.rows(statements.drop, [uid, id])
export const putVoidLoss = (
  tx: Tx,
  { uid, id, currency }: Pick<ShareOfLoss, 'uid' | 'id' | 'currency'>,
  line: { title: string; plays: number; stakedMinor: bigint; opens: boolean }
) => tx.rows(statements.put, [uid, id, line.title, line.plays, line.stakedMinor, currency, line.opens])

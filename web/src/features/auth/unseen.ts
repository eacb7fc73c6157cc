import type { Output } from '../../app/api/endpoints.ts'

/** BON-35: under which names the server keeps for a player what was shown. */
export const cashbackKey = 'already_seen_cashback_id'
export const dormancyKey = 'already_seen_dormancy'

type Cashback = Output<'cashbacks.get'>['items'][number]

/** BON-33, BON-34, BON-36: one that waits to be received, or was paid without waiting; each is told once. Of which something was taken back since, its page tells. */
export const isUnseen = (
  {
    id,
    status,
    receiving_expired_at,
    taken_back,
  }: Pick<Cashback, 'id' | 'status' | 'receiving_expired_at' | 'taken_back'>,
  seen: string | null | undefined
): boolean =>
  id !== seen &&
  taken_back === null &&
  (status === 'active' || (status === 'paid_out' && receiving_expired_at === null))

type Dormancy = Output<'account.getDormancy'>['notice']
/** What became of an account while nobody used it is told once after an entry; a day on which it became so is not told as another one. */
export const untoldOf = (notice: Dormancy, seen: string | null | undefined): Dormancy =>
  notice && notice.since !== seen ? notice : null

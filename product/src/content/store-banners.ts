import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const listStatement = sql(
  'content.banners_of_source',
  `select id, position, texts, images, leads_to, ends_at, count(*) over () as total from content.banners
    where source = $4 and enabled and starts_at <= now() and (ends_at is null or ends_at > now()) and ($1::text is null or position = $1)
      and ($5::text is null or leads_to !~ $5)
    order by position, place, id limit $2 offset $3`
)
const putStatement = sql(
  'content.put_banner',
  `insert into content.banners (position, place, texts, images, leads_to, starts_at, ends_at) values ($1, $2, $3, $4, $5, coalesce($6, now()), $7) returning id`
)

export interface BannerRow extends Described {
  readonly id: bigint
  readonly position: string
  readonly leads_to: string
  readonly ends_at: Date | null
  readonly total: bigint
}
export interface NewBanner extends Described {
  readonly position: string
  readonly place?: number
  readonly leadsTo: string
  readonly startsAt?: Date
  readonly endsAt?: Date
}
export const readBanners = (
  tx: ReadTx,
  source: string,
  {
    position,
    count,
    offset,
    hidden,
  }: { position?: string | undefined; count: number; offset: number; hidden: string | null }
) => tx.rows<BannerRow>(listStatement, [position ?? null, count, offset, source, hidden])
export const insertBanner = (tx: Tx, one: NewBanner) =>
  tx.maybe<{ id: bigint }>(putStatement, [
    one.position,
    one.place ?? 0,
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.leadsTo,
    one.startsAt ?? null,
    one.endsAt ?? null,
  ])

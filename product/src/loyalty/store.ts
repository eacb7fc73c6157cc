import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const programsStatement = sql(
  'loyalty.programs',
  'select sysname, texts, images, count(*) over () as total from loyalty.programs where enabled order by place, sysname limit $1 offset $2'
)
const programStatement = sql(
  'loyalty.program',
  'select sysname, texts, images, 1::bigint as total from loyalty.programs where enabled and sysname = $1'
)
const productsStatement = sql(
  'loyalty.products',
  'select id, texts, images, price_points, count(*) over () as total from loyalty.products where enabled order by place, price_points, id limit $1 offset $2'
)
const putProgramStatement = sql(
  'loyalty.put_program',
  `insert into loyalty.programs (sysname, texts, images, place) values ($1, $2, $3, $4)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, place = excluded.place, enabled = true`
)
const putProductStatement = sql(
  'loyalty.put_product',
  `insert into loyalty.products (sysname, texts, images, price_points, place) values ($1, $2, $3, $4, $5)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, price_points = excluded.price_points, place = excluded.place, enabled = true returning id`
)
const closeProgramStatement = sql(
  'loyalty.close_program',
  'update loyalty.programs set enabled = false where sysname = $1 returning sysname'
)
const closeProductStatement = sql(
  'loyalty.close_product',
  'update loyalty.products set enabled = false where sysname = $1 returning sysname'
)

export interface ProgramRow extends Described {
  sysname: string
  total: bigint
}
export interface ProductRow extends Described {
  id: bigint
  price_points: bigint
  total: bigint
}
export const readPrograms = (tx: ReadTx, count: number, offset: number) =>
  tx.rows<ProgramRow>(programsStatement, [count, offset])
export const readProgram = (tx: ReadTx, sysname: string) => tx.maybe<ProgramRow>(programStatement, [sysname])
export const readProducts = (tx: ReadTx, count: number, offset: number) =>
  tx.rows<ProductRow>(productsStatement, [count, offset])

/** Their order on the page: the smaller first. */
interface Placed extends Described {
  readonly place?: number
}
export const putProgram = (tx: Tx, { sysname, texts, images, place = 0 }: Placed & { readonly sysname: string }) =>
  tx.rows(putProgramStatement, [sysname, JSON.stringify(texts), JSON.stringify(images), place])
/** Under a name that is known it is written again. */
export const putProduct = (
  tx: Tx,
  { sysname, texts, images, points, place = 0 }: Placed & { readonly sysname?: string; readonly points: bigint }
) => tx.rows(putProductStatement, [sysname ?? null, JSON.stringify(texts), JSON.stringify(images), points, place])
/** Shown no more; false where nothing has this name. */
export const closeProgram = async (tx: Tx, sysname: string): Promise<boolean> =>
  (await tx.maybe(closeProgramStatement, [sysname])) !== undefined
export const closeProduct = async (tx: Tx, sysname: string): Promise<boolean> =>
  (await tx.maybe(closeProductStatement, [sysname])) !== undefined

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
  `insert into loyalty.programs (sysname, texts, images) values ($1, $2, $3)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images`
)
const putProductStatement = sql(
  'loyalty.put_product',
  'insert into loyalty.products (texts, images, price_points) values ($1, $2, $3)'
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

export const putProgram = (tx: Tx, { sysname, texts, images }: Described & { readonly sysname: string }) =>
  tx.rows(putProgramStatement, [sysname, JSON.stringify(texts), JSON.stringify(images)])
export const putProduct = (tx: Tx, { texts, images, points }: Described & { readonly points: bigint }) =>
  tx.rows(putProductStatement, [JSON.stringify(texts), JSON.stringify(images), points])

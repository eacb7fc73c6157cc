import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const programsStatement = sql(
  'loyalty.programs',
  'select sysname, texts, images, count(*) over () as total from loyalty.programs where enabled order by place, sysname limit $1 offset $2'
)
const programStatement = sql(
  'loyalty.program',
  'select sysname, texts, images, rules, 1::bigint as total from loyalty.programs where enabled and sysname = $1'
)
const putProgramStatement = sql(
  'loyalty.put_program',
  `insert into loyalty.programs (sysname, texts, images, place, rules) values ($1, $2, $3, $4, $5)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, place = excluded.place, rules = excluded.rules, enabled = true`
)
// The first that has levels counts for all players.
const countingStatement = sql(
  'loyalty.counting_program',
  `select p.sysname, p.texts, p.images, p.rules from loyalty.programs p
    where p.enabled and exists (select from loyalty.levels l where l.program = p.sysname) order by p.place, p.sysname limit 1`
)
const levelsStatement = sql(
  'loyalty.levels',
  'select place, from_experience, texts, images, reward_points, benefits from loyalty.levels where program = $1 order by place'
)
const putLevelStatement = sql(
  'loyalty.put_level',
  `insert into loyalty.levels (program, place, from_experience, texts, images, reward_points, benefits) values ($1, $2, $3, $4, $5, $6, $7)`
)
const dropLevelsStatement = sql('loyalty.drop_levels', 'delete from loyalty.levels where program = $1')
const putProductStatement = sql(
  'loyalty.put_product',
  `insert into loyalty.products as p (sysname, texts, images, price_points, place, gift, stock, per_player, from_level, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, price_points = excluded.price_points, place = excluded.place, gift = excluded.gift,
     stock = excluded.stock, per_player = excluded.per_player, from_level = excluded.from_level, starts_at = excluded.starts_at, ends_at = excluded.ends_at, enabled = true
     where excluded.stock is null or p.sold <= excluded.stock
   returning id`
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
export interface CountingRow extends Described {
  sysname: string
  rules: unknown
}
export interface LevelRow extends Described {
  place: number
  /** In hundredths. */
  from_experience: bigint
  /** Whole points. */
  reward_points: bigint
  benefits: unknown
}
export const readCounting = (tx: ReadTx) => tx.maybe<CountingRow>(countingStatement)
export const readLevels = (tx: ReadTx, program: string) => tx.rows<LevelRow>(levelsStatement, [program])
export const readPrograms = (tx: ReadTx, count: number, offset: number) =>
  tx.rows<ProgramRow>(programsStatement, [count, offset])
export const readProgram = (tx: ReadTx, sysname: string) =>
  tx.maybe<ProgramRow & CountingRow>(programStatement, [sysname])
/** Their order on the page: the smaller first. */
interface Placed extends Described {
  readonly place?: number
}
export const putProgram = (
  tx: Tx,
  { sysname, texts, images, place = 0, rules = {} }: Placed & { readonly sysname: string; readonly rules?: object }
) =>
  tx.rows(putProgramStatement, [sysname, JSON.stringify(texts), JSON.stringify(images), place, JSON.stringify(rules)])
/** All levels of a programme, in place of those that it had. */
export async function putLevels(tx: Tx, program: string, levels: readonly LevelRow[]): Promise<void> {
  await tx.rows(dropLevelsStatement, [program])
  for (const { place, from_experience, texts, images, reward_points, benefits } of levels)
    await tx.rows(putLevelStatement, [
      program,
      place,
      from_experience,
      JSON.stringify(texts),
      JSON.stringify(images),
      reward_points,
      JSON.stringify(benefits),
    ])
}
export interface NewProduct extends Placed {
  readonly sysname: string
  readonly points: bigint
  /** Null: it is shown and not sold. */
  readonly gift?: object | null
  readonly stock?: number | null
  readonly perPlayer?: number | null
  readonly fromLevel?: number
  readonly startsAt?: Date | null
  readonly endsAt?: Date | null
}
/** Under a name that is known it is written again; false where more of it were sold than there would be. */
export const putProduct = async (tx: Tx, product: NewProduct): Promise<boolean> => {
  const { sysname, texts, images, points, place = 0, gift = null, stock = null, perPlayer = null } = product
  const { fromLevel = 0, startsAt = null, endsAt = null } = product
  const words = [sysname, JSON.stringify(texts), JSON.stringify(images), points, place]
  const terms = [gift === null ? null : JSON.stringify(gift), stock, perPlayer, fromLevel, startsAt, endsAt]
  return (await tx.rows(putProductStatement, [...words, ...terms])).length > 0
}
/** Shown no more; false where nothing has this name. */
export const closeProgram = async (tx: Tx, sysname: string): Promise<boolean> =>
  (await tx.maybe(closeProgramStatement, [sysname])) !== undefined
export const closeProduct = async (tx: Tx, sysname: string): Promise<boolean> =>
  (await tx.maybe(closeProductStatement, [sysname])) !== undefined

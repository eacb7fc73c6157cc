import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const charactersStatement = sql(
  'loyalty.characters',
  'select id, texts, images, from_level, count(*) over () as total from loyalty.characters where enabled order by place, id limit $1 offset $2'
)
const countStatement = sql('loyalty.count_characters', 'select count(*) as total from loyalty.characters where enabled')
const chosenStatement = sql(
  'loyalty.chosen_character',
  `select c.id, c.texts, c.images, c.from_level from loyalty.members m join loyalty.characters c on c.id = m.character_id
   where m.player_uid = $1 and c.enabled`
)
// One statement: a character that is taken away meanwhile is not chosen.
const chooseStatement = sql(
  'loyalty.choose_character',
  `insert into loyalty.members as m (player_uid, character_id, chosen_at) select $1, id, clock_timestamp() from loyalty.characters
      where id = $2 and enabled and (from_level <= (select coalesce(max(level), 0) from loyalty.members where player_uid = $1)
        or exists (select from loyalty.owned_characters where player_uid = $1 and character_id = $2))
   on conflict (player_uid) do update set character_id = excluded.character_id, chosen_at = clock_timestamp()
   returning character_id`
)
// Choosing by oneself counts more than what came with the registration, whichever arrives first.
const bringStatement = sql(
  'loyalty.bring_character',
  `insert into loyalty.members as members (player_uid, character_id, chosen_at) select $1, id, clock_timestamp() from loyalty.characters where id = $2 and enabled and from_level = 0
   on conflict (player_uid) do update set character_id = excluded.character_id, chosen_at = clock_timestamp() where members.character_id is null`
)
const putCharacterStatement = sql(
  'loyalty.put_character',
  `insert into loyalty.characters (id, texts, images, place, enabled, from_level) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do update set texts = excluded.texts, images = excluded.images, place = excluded.place, enabled = excluded.enabled, from_level = excluded.from_level`
)

export interface CharacterRow extends Described {
  readonly id: string
  readonly from_level: number
}

export const readCharacters = (tx: ReadTx, count: number, offset: number) =>
  tx.rows<CharacterRow & { total: bigint }>(charactersStatement, [count, offset])
export const countCharacters = async (tx: ReadTx): Promise<bigint> =>
  (await tx.maybe<{ total: bigint }>(countStatement))?.total ?? 0n
export const readChosen = (tx: ReadTx, uid: bigint) => tx.maybe<CharacterRow>(chosenStatement, [uid])
/** Whether there is such a character. */
export const choose = async (tx: Tx, uid: bigint, id: string): Promise<boolean> =>
  (await tx.rows(chooseStatement, [uid, id])).length > 0
export const bring = (tx: Tx, uid: bigint, id: string) => tx.rows(bringStatement, [uid, id])

export const putCharacter = (
  tx: Tx,
  {
    id,
    texts,
    images,
    place = 0,
    enabled = true,
    fromLevel = 0,
  }: Described & {
    readonly id: string
    readonly place?: number
    readonly enabled?: boolean
    readonly fromLevel?: number
  }
) => tx.rows(putCharacterStatement, [id, JSON.stringify(texts), JSON.stringify(images), place, enabled, fromLevel])

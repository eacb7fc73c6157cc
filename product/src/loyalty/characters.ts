import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { type Character, settings } from './contract.ts'
import * as store from './store-characters.ts'

interface Page {
  offset: number
  count: number
  limit?: number | undefined
}

const described = (context: Context, row: store.CharacterRow): Character => ({
  id: row.id,
  description: describedIn(row, context.locale, defaultLocale),
  from_level: row.from_level,
})

/** LOY-13: whether the site has characters at all. */
export function hasCharacters(context: Context): boolean {
  const { isEnableLoyalty, isEnableCharacters } = context.setting('loyalty', settings.loyalty)
  return isEnableLoyalty && isEnableCharacters
}

export async function listCharacters(context: Context, { offset, count, limit = count }: Page) {
  if (!hasCharacters(context)) return { items: [], offset, limit, total: 0 }
  return context.db.read(async (tx) => {
    const rows = await store.readCharacters(tx, limit, offset)
    // Behind the end there is no row that would know how many there are.
    const total = rows[0]?.total ?? (await store.countCharacters(tx))
    return { items: rows.map((row) => described(context, row)), offset, limit, total: Number(total) }
  })
}

/** Who goes with the caller; null where nobody does, or nobody may. */
export async function readOwnCharacter(context: PlayerContext, tx: ReadTx): Promise<Character | null> {
  const chosen = hasCharacters(context) ? await store.readChosen(tx, context.player.uid) : undefined
  return chosen ? described(context, chosen) : null
}

/** Those that a level opens, by its place. */
export async function charactersByLevel(context: Context, tx: ReadTx): Promise<Map<number, Character[]>> {
  const all = hasCharacters(context) ? await store.readCharacters(tx, 200, 0) : []
  return Map.groupBy(
    all.filter(({ from_level }) => from_level > 0).map((row) => described(context, row)),
    ({ from_level }) => from_level
  )
}

/** REG-26: who was chosen at the registration. A name that nobody has is no reason to refuse an account: the player chooses later. */
export async function bringCharacter(
  tx: Tx,
  { uid, character_id }: { uid: string; character_id?: string | undefined }
): Promise<void> {
  if (character_id !== undefined) await store.bring(tx, BigInt(uid), character_id)
}

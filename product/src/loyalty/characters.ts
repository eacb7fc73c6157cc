import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import type { Refuses } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { type Character, type LoyaltyInfo, settings } from './contract.ts'
import * as store from './store-characters.ts'

interface Page {
  offset: number
  count: number
  limit?: number | undefined
}

const described = (context: Context, row: store.CharacterRow): Character => ({
  id: row.id,
  description: describedIn(row, context.locale, defaultLocale),
})

/** LOY-13: whether the site has characters at all. */
function hasCharacters(context: Context): boolean {
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

export const readInfo = (context: PlayerContext): Promise<LoyaltyInfo> => context.db.read((tx) => infoOf(tx, context))

async function infoOf(tx: ReadTx, context: PlayerContext): Promise<LoyaltyInfo> {
  const { uid } = context.player
  const chosen = hasCharacters(context) ? await store.readChosen(tx, uid) : undefined
  return {
    id: uid.toString(),
    uid: Number(uid),
    is_active: false,
    points: 0,
    pointsAlias: '',
    character: chosen ? described(context, chosen) : null,
    levels: [],
  }
}

/** API-96: refused where nobody of that name is offered. */
export function setCharacter(
  context: PlayerContext & Refuses<'InvalidRequest/not_found'>,
  { id }: { id: string }
): Promise<LoyaltyInfo> {
  return context.db.write(async (tx) => {
    if (!hasCharacters(context) || !(await store.choose(tx, context.player.uid, id)))
      context.refuse('InvalidRequest/not_found')
    return infoOf(tx, context)
  })
}

/** REG-26: who was chosen at the registration. A name that nobody has is no reason to refuse an account: the player chooses later. */
export async function bringCharacter(
  tx: Tx,
  { uid, character_id }: { uid: string; character_id?: string | undefined }
): Promise<void> {
  if (character_id !== undefined) await store.bring(tx, BigInt(uid), character_id)
}

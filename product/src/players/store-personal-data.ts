import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>

const parts = {
  profile: sql(
    'players.data_of_profile',
    `select fakename as nickname, avatar, currency, locale as language, country_code, is_betting, news_email, news_email_products, news_phone, news_phone_products, time_zone, odds_format, stake_presets, verified_at, is_test, fields from players.profiles where uid = $1`
  ),
  news_choices: sql(
    'players.data_of_news',
    `select channel, coalesce(product, 'all') as product, is_given, source, wording, chosen_at from players.news_choices where uid = $1 order by id`
  ),
  kept: sql('players.data_kept', `select key, value, changed_at from players.kept_values where uid = $1 order by key`),
}
const statements = {
  fields: sql('players.fields_to_keep', `select fields from players.profiles where uid = $1 for no key update`),
  eraseKept: sql('players.erase_kept', 'delete from players.kept_values where uid = $1'),
  erase: sql(
    'players.erase_profile',
    `update players.profiles set fakename = 'erased' || uid, avatar = null, fields = '{}', notify = false, is_betting = null, time_zone = null, stake_presets = '{}' where uid = $1`
  ),
}

/** What this module holds of a person. */
export async function profileData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}

/** Forgets the person and answers what was known of them by name: the law has somebody keep that for a while, apart. */
export async function eraseProfile(tx: Tx, uid: bigint): Promise<Readonly<Record<string, string>>> {
  const row = await tx.maybe<{ fields: Record<string, string> }>(statements.fields, [uid])
  await tx.rows(statements.eraseKept, [uid])
  await tx.rows(statements.erase, [uid])
  return row?.fields ?? {}
}

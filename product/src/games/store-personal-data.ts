import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const statements = {
  page: sql(
    'games.data_of_rounds',
    `select id::text, game, status, stake_minor::text, win_minor::text, jackpot_win_minor::text, currency, started_at, finished_at from games.rounds
      where player_uid = $1 and id < $2 order by id desc limit $3`
  ),
  likes: sql(
    'games.data_of_likes',
    `select game, created_at from games.likes where player_uid = $1 order by created_at`
  ),
  packs: sql(
    'games.data_of_packs',
    `select id::text, game, total, remaining, stake_minor::text, win_minor::text, currency, pays, status, created_at, expires_at, ended_at from games.packs
      where player_uid = $1 order by id`
  ),
  eraseLikes: sql('games.erase_likes', `delete from games.likes where player_uid = $1`),
  eraseExports: sql('games.erase_exports', `delete from games.exports where player_uid = $1`),
  open: sql(
    'games.has_open_rounds',
    `select exists (select 1 from games.open_rounds where player_uid = $1) as is_open`
  ),
}

/** Rounds before this one, the newest first, at most so many. */
export const roundData = (tx: ReadTx, uid: bigint, before: bigint, most: number): Promise<DataRow[]> =>
  tx.rows<DataRow>(statements.page, [uid, before, most])
export const gameData = async (tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> => ({
  likes: await tx.rows<DataRow>(statements.likes, [uid]),
  free_spins: await tx.rows<DataRow>(statements.packs, [uid]),
})
/** Deletes favourites and files of the history. The rounds stay, because the law has them kept. */
export async function eraseGameData(tx: Tx, uid: bigint): Promise<void> {
  await tx.rows(statements.eraseLikes, [uid])
  await tx.rows(statements.eraseExports, [uid])
}
/** Whether a round waits for its player. */
export const hasOpenRounds = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_open: boolean }>(statements.open, [uid]))?.is_open ?? false

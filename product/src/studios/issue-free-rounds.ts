import type { Context } from '@ante/kit/context'
import { findRemotePack, revokeFreeSpins } from '../games/index.ts'
import { readPerson } from '../players/index.ts'
import type { StudioPorts } from './connectors/port.ts'
import { issueOf } from './rules/issue.ts'
import * as store from './store.ts'

/** Tells the studio of a pack of free spins. Without an answer the job is done again: the same issue is given once. A pack that it will not play is taken away. */
export async function issueFreeRounds(
  context: Context<StudioPorts>,
  { pack }: { readonly pack: string }
): Promise<void> {
  const { db, ports, log } = context
  const id = BigInt(pack)
  const found = await db.read(async (tx) => {
    const row = await findRemotePack(tx, id)
    const game = row && (await store.readGame(tx, row.game))
    return row && { row, game, country: (await readPerson(tx, row.uid))?.country ?? undefined }
  })
  if (found?.row.status !== 'active') return
  const { row, game, country } = found
  const wallet = game && ports.wallets?.get(game.wallet)
  const answer = await wallet?.giveFreeRounds?.({
    issue: issueOf(id),
    player: String(row.uid),
    country,
    code: game?.code ?? '',
    currency: row.currency,
    count: row.count,
    validUntil: row.expiresAt,
  })
  if (answer === 'given') return
  if (answer === 'unknown') throw new Error(`a studio has not answered whether it takes pack ${pack}`)
  log.error(
    { pack, game: row.game, answer: answer ?? 'none' },
    'a studio plays no free rounds of this game: the pack is taken away'
  )
  await db.write((tx) => revokeFreeSpins(tx, id))
}

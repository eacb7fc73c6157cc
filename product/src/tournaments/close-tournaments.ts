import type { Context, Tx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { recordPrize } from '../cashier/index.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { keepTournamentGames } from '../games/index.ts'
import { award, worthIn } from './rules/prizes.ts'
import { insertRepeats } from './store.ts'
import * as store from './store-closing.ts'
import { closeStages } from './close-stages.ts'

/**
 * TRN-08: fixes the winners of one that is over and pays them, all in one transaction: either it is closed and everybody has their prize, or nothing of it
 * happened. Answers false where it is closed already, or where something that counts is still on its way.
 */
export async function closeTournament(tx: Tx, id: bigint): Promise<boolean> {
  const tournament = await store.lockDue(tx, id)
  if (!tournament || (await store.isWaiting(tx, tournament.ends_at))) return false
  const { currency, prizes_minor, rates, stages } = tournament
  if (stages) await closeStages(tx, tournament, stages, tournament.ends_at)
  const awards = award(prizes_minor, await store.readRanked(tx, id, prizes_minor.length))
  const winners: store.WinnerRow[] = []
  for (const { entrant, place, prizeMinor } of awards) {
    const paid = worthIn(entrant.currency, prizeMinor, currency, rates)
    winners.push({ player_uid: entrant.player_uid, place, prize: prizeMinor, paid })
    if (paid === 0n) continue
    const [from, to] = [houseAccount('tournaments', id.toString()), playerAccount(entrant.player_uid, 'main')]
    const [key, amount] = [`prize:${id}:${entrant.player_uid}`, money(paid, entrant.currency)]
    await post(tx, { key, kind: 'prize', postings: [{ from, to, amount, code: 'prize' }] })
    await recordPrize(tx, entrant.player_uid, key, amount)
  }
  await store.fixWinners(tx, id, winners)
  await store.markClosed(tx, id)
  return true
}

/** Each in a transaction of its own: one that cannot be closed holds up no other. */
export async function closeTournaments({ db, log }: Context): Promise<void> {
  for (const { id } of await db.read(store.readDue)) {
    try {
      if (await db.write((tx) => closeTournament(tx, id)))
        log.info({ tournament: id.toString() }, 'a tournament was closed and its prizes were paid')
    } catch (error) {
      log.error(
        { tournament: id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a tournament could not be closed'
      )
    }
  }
}

/** Job: one that comes again has its next run when it ends. */
export const repeatTournaments = ({ db }: Pick<Context, 'db'>): Promise<void> =>
  db.write(async (tx) => {
    for (const { id, games } of await insertRepeats(tx)) await keepTournamentGames(tx, id, games)
  })

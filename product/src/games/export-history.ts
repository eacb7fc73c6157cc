import type { Context, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { instantOf } from '@ante/kit/instant'
import { generalSettings, siteSettings } from '../content/contract.ts'
import { pageAddress, type Site } from '../messages/index.ts'
import { tellPlayer } from '../players/index.ts'
import type { endpoints, HistoryExport } from './contract.ts'
import { checkPeriod, exportKeptDays, exportRoundsMax, historyCsv } from './rules/history-file.ts'
import * as store from './store-exports.ts'
import { currencyOf } from './wire.ts'

const wireExport = (row: store.ExportRow): HistoryExport => ({
  id: row.id.toString(),
  from: row.from_at.toISOString(),
  to: row.to_at.toISOString(),
  state: row.state,
  rounds: row.rounds,
  requested_at: row.requested_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
})

/** Takes the request down; a worker writes the file. */
export async function requestExport(
  context: PlayerContext & RefusesAs<(typeof endpoints)['games.createhistoryexportrequest']>,
  input: InputOf<(typeof endpoints)['games.createhistoryexportrequest']>
) {
  if (!context.setting('general', generalSettings).is_game_history_export_enabled) context.refuse('AccessDenied')
  const [from, to] = [instantOf(input.from), instantOf(input.to)]
  const wrong = checkPeriod({ from, to })
  if (wrong) context.refuse(wrong.refused, wrong)
  const period = { player: context.player.uid, from: new Date(from), to: new Date(to) }
  return context.db.write(async (tx) => {
    if ((await store.countPeriod(tx, period, exportRoundsMax + 1)) > exportRoundsMax)
      context.refuse('InvalidParameter/period_too_long')
    const row = (await store.insertExport(tx, period)) ?? context.refuse('InvalidRequest/export_open')
    await tx.enqueue(
      'games.write-history-export',
      { id: row.id.toString(), origin: context.origin, brand: context.setting('site', siteSettings).name },
      { key: `history-export:${row.id}` }
    )
    return wireExport(row)
  })
}

export async function readExport(context: PlayerContext) {
  const row = await context.db.read((tx) => store.readLastExport(tx, context.player.uid))
  return { request: row ? wireExport(row) : null }
}

/** The file's name carries its two days, in UTC. */
export async function readExportFile(
  context: PlayerContext & RefusesAs<(typeof endpoints)['games.gethistoryexportfile']>,
  { id }: { id: string }
) {
  const row =
    (await context.db.read((tx) => store.readExportFile(tx, BigInt(id), context.player.uid))) ??
    context.refuse('InvalidRequest/not_found')
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  return { name: `rounds-${dayOf(row.from_at)}-${dayOf(new Date(row.to_at.getTime() - 1))}.csv`, csv: row.csv }
}

/** Writes the file of a request; a second call for the same one finds nothing to do. */
export async function writeExport(
  context: Context<never>,
  { id, ...asked }: { id: string } & Partial<Site>
): Promise<void> {
  // A request from before its site was written down belongs to the house.
  const site: Site = { origin: context.origin, brand: context.setting('site', siteSettings).name, ...asked }
  await context.db.write(async (tx) => {
    const row = await store.takeExport(tx, BigInt(id))
    if (!row) return
    const rounds = await store.readPeriod(
      tx,
      { player: row.player_uid, from: row.from_at, to: row.to_at },
      exportRoundsMax
    )
    const csv = historyCsv(
      rounds.map((round) => ({
        id: round.id.toString(),
        game: round.name,
        studio: round.provider,
        status: round.status,
        stakeMinor: round.stake_minor,
        winMinor: round.win_minor,
        jackpotMinor: round.jackpot_win_minor ?? 0n,
        currency: currencyOf(round.currency),
        startedAt: round.started_at.toISOString(),
        finishedAt: round.finished_at?.toISOString() ?? null,
      }))
    )
    // The letter leads to the file; the file itself stays behind the login.
    const isSent = await tellPlayer(tx, row.player_uid, {
      key: 'play.history-export',
      site,
      values: (locale) => ({
        link: pageAddress(site, locale, '/profile/bets?view=casino'),
        days: String(exportKeptDays),
      }),
    })
    await store.finishExport(tx, row.id, { csv, rounds: rounds.length, state: isSent ? 'sent' : 'ready' })
  })
}

/** After some days a file is gone; the player can ask for it again. */
export async function dropOldExports(context: Context<never>): Promise<void> {
  await context.db.write((tx) => store.dropExports(tx, exportKeptDays))
}

import type { Context, PlayerContext, ReadTx, RefusesAs } from '@ante/kit/context'
import { defaultLocale, locales, messagesOf } from '@ante/texts'
import { offerData } from '../campaigns/index.ts'
import { bonusData } from '../bonuses/index.ts'
import { paymentData } from '../cashier/index.ts'
import { dormancyData } from '../dormancy/index.ts'
import { gameData, roundData } from '../games/index.ts'
import { studioData } from '../studios/index.ts'
import { jackpotData } from '../jackpots/index.ts'
import { drawData } from '../draws/index.ts'
import { marketingData } from '../marketing/index.ts'
import { harmData } from '../harm/index.ts'
import { type DataRow, identityData, writeWhileOpen } from '../identity/index.ts'
import { loyaltyData } from '../loyalty/index.ts'
import { messageData } from '../messages/index.ts'
import { profileData } from '../players/index.ts'
import { protectionData } from '../protection/index.ts'
import { registerData } from '../registers/index.ts'
import { betData, freeBetData } from '../sportsbook/index.ts'
import { supportData } from '../support/index.ts'
import { tournamentData } from '../tournaments/index.ts'
import { pushData } from '../push/index.ts'
import { trackingData } from '../tracking/index.ts'
import { verificationData } from '../verification/index.ts'
import { type DataExport, type endpoints, privacySettings } from './contract.ts'
import { dataPage } from './rules/data-document.ts'
import * as store from './store.ts'

type Parts = Readonly<Record<string, readonly DataRow[]>>
type Gather = (read: Context['db']['read'], uid: bigint) => Promise<Parts>
const once =
  (of: (tx: ReadTx, uid: bigint) => Promise<Parts>): Gather =>
  (read, uid) =>
    read((tx) => of(tx, uid))

/** So many of the newest rounds and bets; older ones are in the history, a month at a time. */
const linesMost = 20_000
const page = 2_000
/** Page after page, so that no read is long. */
const paged =
  (name: string, of: (tx: ReadTx, uid: bigint, before: bigint, most: number) => Promise<DataRow[]>): Gather =>
  async (read, uid) => {
    const rows: DataRow[] = []
    let before = 2n ** 63n - 1n
    while (rows.length < linesMost) {
      const next = await read((tx) => of(tx, uid, before, page))
      rows.push(...next)
      if (next.length < page) break
      before = BigInt(String(next.at(-1)?.['id']))
    }
    return { [name]: rows }
  }

const gatherings: readonly Gather[] = [
  once(identityData),
  once(messageData),
  once(profileData),
  once(protectionData),
  once(registerData),
  once(verificationData),
  once(paymentData),
  once(bonusData),
  once(offerData),
  once(jackpotData),
  once(gameData),
  once(studioData),
  once(freeBetData),
  once(tournamentData),
  once(loyaltyData),
  once(drawData),
  once(marketingData),
  once(harmData),
  once(supportData),
  once(trackingData),
  once(pushData),
  once(dormancyData),
  paged('bets', betData),
  paged('rounds', roundData),
]

const wire = (row: store.ExportRow): DataExport => ({
  id: row.id.toString(),
  state: row.state,
  parts_done: row.parts_done,
  parts: row.parts,
  requested_at: row.requested_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})

/** Takes the wish down; a job writes the files. Of two requests at once one begins a job, and both are answered with it. */
export const requestExport = (context: PlayerContext & RefusesAs<(typeof endpoints)['privacy.requestexport']>) =>
  writeWhileOpen(context, async (tx) => {
    const { player, locale } = context
    const row = await store.insertExport(tx, player.uid, locale, gatherings.length)
    if (row) await tx.enqueue('privacy.write-export', { id: row.id.toString() }, { key: `data-export:${row.id}` })
    const open = row ?? (await store.readOpenExport(tx, player.uid)) ?? (await store.readLastExport(tx, player.uid))
    if (!open) throw new Error('an export was neither made nor found')
    return wire(open)
  })

export async function readExport({ db, player }: PlayerContext) {
  const row = await db.read((tx) => store.readLastExport(tx, player.uid))
  return { request: row ? wire(row) : null }
}

export async function readExportFile(
  context: PlayerContext & RefusesAs<(typeof endpoints)['privacy.getexportfile']>,
  { id, format }: { id: string; format: 'json' | 'html' }
) {
  const file =
    (await context.db.read((tx) => store.readFile(tx, BigInt(id), context.player.uid, format))) ??
    context.refuse('InvalidRequest/not_found')
  const name = `my-data-${file.ready_at.toISOString().slice(0, 10)}.${format}`
  return { name, type: format === 'json' ? 'application/json' : 'text/html', text: file.text }
}

/** So often a job begins before the player is told that it failed. */
const triesMost = 4

/** Reads part after part and says how far it is; a worker that dies begins again. */
export async function writeExport(context: Context<never>, { id }: { id: string }): Promise<void> {
  const row = await context.db.write((tx) => store.beginExport(tx, BigInt(id)))
  if (!row) return
  try {
    await writeFiles(context, row)
  } catch (error) {
    if (row.tries < triesMost) throw error
    context.log.error({ error: error instanceof Error ? error.message : '', id }, 'an export of personal data failed')
    await context.db.write((tx) => store.failExport(tx, row.id))
  }
}

async function writeFiles({ db, setting }: Context<never>, row: store.ExportRow): Promise<void> {
  const document: Record<string, readonly DataRow[]> = {}
  for (const [done, gather] of gatherings.entries()) {
    Object.assign(document, await gather(db.read, row.uid))
    await db.write((tx) => store.advanceExport(tx, row.id, done + 1))
  }
  const locale = locales.find(({ code }) => code === row.locale) ?? { code: defaultLocale, dir: 'ltr' as const }
  const words = messagesOf(locale.code).yourData.document
  const files = {
    json: JSON.stringify(document, null, 2),
    html: dataPage(document, words, { locale: locale.code, dir: locale.dir }),
  }
  await db.write((tx) => store.finishExport(tx, row.id, files, setting('privacy', privacySettings).exportDays))
}

export async function dropOldExports({ db }: Context<never>): Promise<void> {
  await db.write((tx) => store.dropExports(tx))
}

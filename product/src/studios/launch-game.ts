import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { gamesNamed, isGameOn } from '../games/index.ts'
import { lockSession } from '../identity/index.ts'
import { knownCurrencyOf, readPerson } from '../players/index.ts'
import { refuseUnidentifiedPlay } from '../verification/index.ts'
import type { StudioPorts } from './connectors/port.ts'
import { type endpoints, studioSettings } from './contract.ts'
import * as store from './store.ts'

type Launch = (typeof endpoints)['studios.launch']

/** Opens a game of another studio for money. The frame is known to us before its vendor hears of it, because the vendor may ask for the balance at once. */
export async function launchGame(
  context: PlayerContext<StudioPorts> & RefusesAs<Launch>,
  { sysname }: { sysname: string }
): Promise<{ url: string }> {
  refuseUnidentifiedPlay(context)
  const { db, player, origin, log } = context
  // ACC-23: a studio is paid by what is played, and its jackpots are other players' too.
  if (player.isTest) context.refuse('InvalidRequest/no_test_play')
  const found = await db.query((tx) => store.readGame(tx, sysname))
  const wallet = found && context.ports.wallets?.get(found.wallet)
  if (!wallet) context.refuse('InvalidRequest/not_found')
  const currency = await knownCurrencyOf(db, player.uid)
  const session = Buffer.from(context.random.bytes(24)).toString('base64url')
  const { sessionHours: hours } = context.setting('studios', studioSettings)
  const country = await db.write(async (tx) => {
    if (!(await gamesNamed(tx, [sysname])).has(sysname)) context.refuse('InvalidRequest/not_found')
    if (!(await isGameOn(tx, sysname))) context.refuse('InvalidRequest/game_disabled')
    const siteSession =
      (await lockSession(tx, context.session?.id ?? '', player.uid)) ?? context.refuse('InvalidRequest/not_found')
    const opened = { id: session, uid: player.uid, game: sysname, wallet: found.wallet, currency, siteSession, hours }
    await store.insertSession(tx, opened)
    return (await readPerson(tx, player.uid))?.country ?? undefined
  })
  const launched = await wallet.launch({
    session,
    player: String(player.uid),
    country,
    code: found.code,
    currency,
    locale: context.locale,
    address: context.address,
    isMobile: /Mobi|Android/.test(context.userAgent),
    returns: { lobby: `${origin}/gamehall`, deposit: `${origin}/cashier/deposit` },
  })
  if (launched.outcome === 'started') return { url: launched.url }
  log.error({ game: sysname, answer: launched }, 'a studio did not open its game')
  return context.refuse('InvalidRequest/studio_unavailable')
}

import { keyOf } from '@ante/product/content/rules/page-addresses'
import { redirect } from 'react-router'
import type { Site } from '../../app/document/context.ts'
import { pageNotFound, read, readIfAllowed } from '../../app/api/load.server.ts'
import type { GameFactsData } from '../../features/games/game-facts.tsx'
import { tileGame } from '../../features/games/tile-game.ts'

const more = 14
const nameShape = /^[a-z0-9-]{1,60}$/

/** The game, what is certified of it, and its neighbours. Nobody knows a game that is not in the hall (RTE-68). */
export async function loadGame(site: Site, part: string, path: string) {
  const sysname = keyOf('game', part)
  if (!nameShape.test(sysname)) throw pageNotFound(path)
  const [found] = (await read(site, 'games.get', { sysname })).games
  if (!found) throw pageNotFound(path)
  // LOBBY-04: the sportsbook is a page, not a frame.
  if (found.type === 'betting') throw redirect('/betting')
  const { uid, exclusion } = site.account
  const [details, neighbours, limits, packs] = await Promise.all([
    found.is_remote ? undefined : readIfAllowed(site, 'games.getgame', { sysname }),
    readIfAllowed(site, 'games.get', { options: { providers: [found.provider.sysname], count: more } }),
    uid > 0 && !exclusion ? readIfAllowed(site, 'account.getLimits', {}) : undefined,
    uid > 0 && found.is_remote ? readIfAllowed(site, 'freespins.get', {}) : undefined,
  ])
  const facts: GameFactsData | undefined = details && {
    certificate: certified(details.certificate),
    stakes: { min: details.stakes.min, max: details.stakes.max },
  }
  return {
    game: tileGame(found),
    facts,
    /** SYS-21: a game that cannot say what it is cannot be played. One that is switched off is there for rounds that have begun. */
    canStart: found.is_remote
      ? found.is_enabled
      : details !== undefined && (found.is_enabled || details.open_round !== null),
    /** Another studio's, whose frame comes from its own server. */
    isRemote: found.is_remote ?? false,
    /** A round that waits, or free spins: it is played for money with nothing on the balance. */
    openRound:
      Boolean(details?.open_round ?? details?.free_spins) ||
      (packs?.items.some(({ game }) => game?.sysname === sysname) ?? false),
    /** RG-11: no game is opened during a break. */
    exclusion: exclusion ?? undefined,
    limits,
    neighbours: (neighbours?.games ?? []).filter((game) => game.sysname !== sysname).map(tileGame),
  }
}

const certified = ({
  version,
  hash,
  method,
  rtp,
  lowest,
  hits,
  volatility,
  max_win,
}: GameFactsData['certificate']): GameFactsData['certificate'] => ({
  version,
  hash,
  method,
  rtp,
  lowest,
  hits,
  volatility,
  max_win,
})

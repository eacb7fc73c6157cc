import type { Answers, Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { searchSports } from './catalogue/find-teams.ts'
import { getFixture, getFixtures, getPrices, getTree } from './catalogue/list-fixtures.ts'
import { bookSlip, readBooked } from './bets/book-slip.ts'
import { listBoosts } from './bets/boosts.ts'
import { listFreeBets } from './bets/free-bets.ts'
import { placeBet, placedBefore } from './bets/place-bet.ts'
import type { SportsbookPorts } from './connectors/port.ts'
import { getLimits, quoteSlip } from './bets/quote-slip.ts'
import { getBets } from './bets/read-bets.ts'

export const handlers: Handlers<typeof endpoints, SportsbookPorts> = {
  'sportsbook.gettree': getTree,
  'sportsbook.getfixtures': getFixtures,
  'sportsbook.getfixture': getFixture,
  'sportsbook.search': searchSports,
  'sportsbook.getprices': getPrices,
  'sportsbook.getlimits': getLimits,
  'sportsbook.getquote': quoteSlip,
  'sportsbook.placebet': placeBet,
  'sportsbook.getfreebets': listFreeBets,
  'sportsbook.getboosts': listBoosts,
  'sportsbook.getbets': getBets,
  'sportsbook.bookslip': bookSlip,
  'sportsbook.getbooking': readBooked,
}

export const answers = { 'sportsbook.placebet': placedBefore } satisfies Answers<typeof endpoints, SportsbookPorts>

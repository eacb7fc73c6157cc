import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { searchSports } from './find-teams.ts'
import { getFixture, getFixtures, getPrices, getTree } from './list-fixtures.ts'
import { placeBet } from './place-bet.ts'
import type { SportsbookPorts } from './connectors/port.ts'
import { quoteSlip } from './quote-slip.ts'
import { getBets } from './read-bets.ts'

export const handlers: Handlers<typeof endpoints, SportsbookPorts> = {
  'sportsbook.gettree': getTree,
  'sportsbook.getfixtures': getFixtures,
  'sportsbook.getfixture': getFixture,
  'sportsbook.search': searchSports,
  'sportsbook.getprices': getPrices,
  'sportsbook.getquote': quoteSlip,
  'sportsbook.placebet': placeBet,
  'sportsbook.getbets': getBets,
}

import { requireApproval } from '@ante/kit/approval'
import type { Handlers } from '@ante/kit/context'
import { toWire } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import type { staffEndpoints } from './contract-staff.ts'
import {
  giveBoostByStaff,
  giveFreeBetByStaff,
  listGifts,
  takeBoostByStaff,
  takeFreeBetByStaff,
} from './bets/give-by-staff.ts'
import { correctResult } from './bets/correct-result.ts'
import { listBetsOf } from './bets/read-bets.ts'
import { voidBet } from './bets/void-bet.ts'
import { resumeMarkets, suspendByStaff } from './trading/hold-markets.ts'
import { listMarkets, listMatchesOfStaff } from './trading/list-holds.ts'
import { importFixtures } from './catalogue/import-fixtures.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'sportsbook.givefreebet': giveFreeBetByStaff,
  'sportsbook.takefreebet': takeFreeBetByStaff,
  'sportsbook.giveboost': giveBoostByStaff,
  'sportsbook.takeboost': takeBoostByStaff,
  'sportsbook.listgifts': listGifts,
  'sportsbook.listbets': listBetsOf,
  'sportsbook.listmatches': listMatchesOfStaff,
  'sportsbook.getmarkets': listMarkets,
  'sportsbook.suspend': suspendByStaff,
  'sportsbook.resume': resumeMarkets,
  'sportsbook.voidbet': voidBet,
  async 'sportsbook.correctresult'(context, { fixture, home, away, source }) {
    // It pays bets anew, whatever they come to.
    requireApproval(context.staff)
    const { corrected, owed, failed } = orRefuse(
      context,
      await correctResult(context, Number(fixture), { home, away }, source)
    )
    return {
      corrected: corrected.map(String),
      owed: owed.map(({ bet, amount }) => ({ bet: String(bet), amount: toWire(amount) })),
      failed,
    }
  },
  async 'sportsbook.importfixtures'({ db, clock, staff }, { files }) {
    // A file says how matches end that are still bet on. Whoever runs the host has it from where it is published.
    if (staff.id !== undefined) requireApproval(staff)
    const reports = await importFixtures(db, clock.now(), files)
    return {
      files: reports.map((report) => ({ ...report, league: report.league ?? null, remarks: [...report.remarks] })),
    }
  },
}

import { isRecord } from '@ante/kit/record'

const names: Readonly<Record<string, string>> = {
  'bonuses.give': 'Give bonus',
  'bonuses.givecashback': 'Give cashback',
  'bonuses.takeaway': 'Take bonus away',
  'campaigns.putoffer': 'Save offer',
  'campaigns.putpromocode': 'Save promo code',
  'campaigns.putpromotion': 'Save promotion',
  'cashback.putprogram': 'Save cashback programme',
  'cashier.adjustbalance': 'Adjust balance',
  'content.putsetting': 'Save setting',
  'dormancy.giveback': 'Give dormant balance back',
  'draws.put': 'Save prize draw',
  'freespins.give': 'Give free spins',
  'jackpots.put': 'Save jackpot',
  'loyalty.adjustpoints': 'Adjust points',
  'loyalty.putproduct': 'Save product of the shop',
  'loyalty.putprogram': 'Save loyalty programme',
  'loyalty.putquest': 'Save quest',
  'loyalty.refundpurchase': 'Refund purchase',
  'marketing.start': 'Start campaign',
  'sportsbook.correctresult': 'Correct result',
  'sportsbook.giveboost': 'Give boost',
  'sportsbook.givefreebet': 'Give free bet',
  'sportsbook.voidbet': 'Void bet',
  'staff.invite': 'Invite member',
  'staff.putrole': 'Save role',
  'staff.setroles': 'Change roles of member',
  'tournaments.put': 'Save tournament',
}

/** What a request does, in the words of the pages where it is asked for; a call without words of its own keeps its name. */
export const requestName = (call: string): string => names[call] ?? call

/** The player whom a request is about, and why it was asked for, where the call says so. */
export function requestAbout(input: unknown): { uid?: string; reason?: string } {
  const { uid, reason } = isRecord(input) ? input : {}
  return {
    ...((typeof uid === 'string' || typeof uid === 'number') && { uid: String(uid) }),
    ...(typeof reason === 'string' && { reason }),
  }
}

/** What the calls are about. */
export interface Facts {
  readonly uid: string
  readonly bet: string
  readonly dormant: string
  /** Of the campaign that waits to be started. */
  readonly version: number
}
interface CallThatGives {
  /** Where it is not the name of the line. */
  readonly key?: string
  readonly params: (facts: Facts) => Record<string, unknown>
}

const reason = 'a test of the second member'
const texts = { en: { title: 'Given', text: '' } }
const [sysname, currency] = ['given', 'USD']
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const bonus = { type: 'bonus', amounts_minor: { USD: 1_000 }, wager_times: 2, days: 7, weights: { slot: 100 } }
const jackpotLevel = { name: 'small', seed_minor: 500, rate_ppm: 3_000, every_minor: 1_000_000 }
const moneyGift = { type: 'money', amounts_minor: { USD: 1_000_000 } }
const described = { sysname, texts, reason }

/** Terms as calls take them. */
export const input = {
  offer: { ...described, trigger: { action: 'promo_code' }, promotions: [bonus] },
  campaign: {
    sysname,
    title: 'Given',
    reason,
    terms: {
      trigger: { on: 'birthday' },
      segment: { any: [{ all: [{ fact: 'tag', has: 'nobody' }] }] },
      arms: [{ name: 'all', share: 100, offer: 'of-a-campaign' }],
      holdout: 0,
      budget_minor: { USD: 5_000 },
    },
  },
  jackpot: { ...described, currency, levels: [jackpotLevel] },
  programme: { ...described, levels: [{ texts, from_experience: 0, reward_points: 1_000_000 }] },
  product: { ...described, price_points: 1, gift: moneyGift },
}
const draw = {
  ...described,
  kind: 'raffle',
  currency,
  starts_at: inHours(1),
  ends_at: inHours(2),
  prizes_minor: [1_000_000],
  stakes: { USD: 50 },
  tickets_most: 10,
}
const tournament = {
  ...described,
  games: ['deep-seam'],
  starts_at: inHours(1),
  ends_at: inHours(2),
  prizes_minor: [1_000_000],
}
const cashback = {
  ...described,
  product: 'casino',
  percent: 50,
  bounds: { USD: { least_loss_minor: 1, most_minor: 1_000_000 } },
}
const quest = { ...described, goal: { type: 'pages', pages: ['/fairness'] }, reward_points: 1_000_000 }
/** One player, above what a member may give alone. */
const toOne = ({ uid }: Facts) => ({ uid, currency, reason, amount: '1000' })

/** Each as one member makes it: above the limit of 24 hours, or terms that give something to many. */
export const callsThatGive: Readonly<Record<string, CallThatGives>> = {
  'cashier.adjustbalance': { params: (facts) => ({ ...toOne(facts), direction: 'credit' }) },
  'dormancy.giveback': { params: ({ uid, dormant }) => ({ uid, case: dormant, reason }) },
  'bonuses.give': { params: (facts) => ({ ...toOne(facts), wager_times: 2, days: 7, weights: { slot: 100 } }) },
  'bonuses.givecashback': { params: toOne },
  'freespins.give': {
    params: ({ uid }) => ({ uid, sysname: 'threshold', count: 200, stake: '1.00', currency, days: 7, reason }),
  },
  'sportsbook.givefreebet': { params: (facts) => ({ ...toOne(facts), days: 7, odds_least: 1.5 }) },
  'sportsbook.giveboost': {
    params: ({ uid }) => ({
      uid,
      currency,
      reason,
      days: 7,
      odds_least: 1.5,
      percent: 50,
      legs_least: 2,
      stake_most: '1000',
      extra_most: '500',
    }),
  },
  'sportsbook.voidbet': { params: ({ bet }) => ({ bet, reason }) },
  'sportsbook.correctresult': { params: () => ({ fixture: '1', home: 2, away: 1, source: 'the league' }) },
  'sportsbook.importfixtures': { params: () => ({ files: [{ path: 'invented.txt', text: '= Invented 2026/27' }] }) },
  'loyalty.adjustpoints': { params: ({ uid }) => ({ uid, points: 10_000_000, reason }) },
  'loyalty.adjustpoints below zero': {
    key: 'loyalty.adjustpoints',
    params: ({ uid }) => ({ uid, points: -10_000_000, reason }),
  },
  'loyalty.putprogram': { params: () => input.programme },
  'loyalty.putproduct': { params: () => input.product },
  'loyalty.putquest': { params: () => quest },
  'cashback.putprogram': { params: () => cashback },
  'tournaments.put': { params: () => tournament },
  'draws.put': { params: () => draw },
  'jackpots.put': { params: () => input.jackpot },
  'jackpots.put of a jackpot that is known': {
    key: 'jackpots.put',
    params: () => ({ ...input.jackpot, sysname: 'known', games: ['dicebox'] }),
  },
  'jackpots.put of a level that is new, paused': {
    key: 'jackpots.put',
    params: () => ({
      ...input.jackpot,
      sysname: 'known',
      paused: true,
      levels: [jackpotLevel, { ...jackpotLevel, name: 'large', seed_minor: 1_000_000 }],
    }),
  },
  'campaigns.putoffer': { params: () => input.offer },
  'campaigns.putpromocode': { params: () => ({ promo_code: 'given', offer: 'first-deposit', reason }) },
  'marketing.start': { params: ({ version }) => ({ sysname, version, reason }) },
  // It would widen what a member may give alone.
  'content.putsetting': { params: () => ({ group: 'staffPoints', value: { aloneUpTo: 10_000_000 } }) },
}

/** All others, by why they give nothing. */
export const givesNothing: Readonly<Record<string, readonly string[]>> = {
  'ends or takes away': [
    'bonuses.takeaway',
    'freespins.takeaway',
    'sportsbook.takeboost',
    'sportsbook.takefreebet',
    'campaigns.closeoffer',
    'campaigns.closepromocode',
    'campaigns.closepromotion',
    'marketing.stop',
    'cashback.closeprogram',
    'loyalty.closeprogram',
    'loyalty.closeproduct',
    'loyalty.closequest',
    'draws.stop',
    'tournaments.stop',
    'games.disable',
    'sportsbook.suspend',
    'players.block',
    'players.close',
    'players.restrict',
    'staff.blockaccount',
    'cashier.declinewithdrawal',
    'cashier.holdwithdrawal',
  ],
  'decides about what players have or were promised': [
    'bonuses.decideflag',
    'bonuses.deciderewardflag',
    'campaigns.decidewithheld',
    'cashier.approvewithdrawal',
    'cashier.closediscrepancy',
    'loyalty.refundpurchase',
    'dormancy.recordcontact',
    // What its meters hold is the players', and goes to another meter.
    'jackpots.close',
  ],
  'is words, a plan, or a name that others are found by': [
    'campaigns.putpromotion',
    'content.putpages',
    'players.sendnews',
    'tracking.putpublisher',
    'marketing.put',
    'marketing.preview',
    'marketing.settag',
  ],
  'lets players play as they did': ['games.enable', 'players.release', 'sportsbook.resume'],
  // An account for tests takes no money out (setting `staffTestAccounts`).
  'is about a person': [
    'cashier.marktestaccount',
    'harm.recordinteraction',
    'tracking.resendpostback',
    'verification.ask',
    'verification.decidecheck',
    'verification.decidetask',
  ],
  // Nobody gives away more than they hold. An account changes hands, and may do more than before, with an approval alone.
  'is about members': ['staff.invite', 'staff.putrole', 'staff.setroles'],
  'is a conversation': [
    'assign',
    'conversation',
    'decide',
    'dropcanned',
    'finish',
    'note',
    'present',
    'putcanned',
    'reply',
    'replyfile',
    'resolvereference',
    'stafftyping',
  ].map((name) => `support.${name}`),
}

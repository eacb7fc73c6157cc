/** The terms of the small world that a model follows: of the world and of the model alike. */
export const opening = 10_000_000n

export const stakes = { dicebox: [100n, 500n], 'deep-seam': [100n, 200n] } as const
export const weights: Readonly<Record<string, number>> = { fast: 35, slot: 100 }
export const typeOf = { dicebox: 'fast', 'deep-seam': 'slot' } as const

export const rates = {
  points_names: {},
  rates: { USD: 100 },
  weights,
  games: {},
  expires_after_months: null,
  notice_days: 30,
}
const level = (from: number, reward: number, percent: number) => ({
  from_experience: from,
  reward_points: reward,
  benefits: { points_percent: percent, shop_discount_percent: 0, payout_wait_percent: 100 },
  texts: { en: { title: 'Level', text: '' } },
  images: {},
})
export const levels = [level(0, 0, 100), level(10, 5, 133), level(40, 20, 200)]

const bonus = { type: 'bonus', wager_times: 2, days: 3, take_within_days: 5, weights: { ...weights } } as const
const spins = { type: 'free_spins', game: 'threshold', count: 3, stakes_minor: { USD: 100 }, days: 3 } as const
export const gifts = {
  bonus: { ...bonus, amounts_minor: { USD: 200 } },
  cash: { type: 'money', amounts_minor: { USD: 7 } },
  spins,
  'spins-bonus': { ...spins, bonus: { wager_times: 1, days: 3, take_within_days: 5, weights: { ...weights } } },
} as const
export const prices: Readonly<Record<string, bigint>> = { bonus: 12n, cash: 3n, spins: 6n, 'spins-bonus': 4n }

export const cashback = {
  percent: 10,
  bounds: { USD: { least_loss_minor: 300, most_minor: 400 } },
  receive_within_days: 4,
}
export const jackpotLevels = [
  { name: 'mini', seedMinor: 200n, ratePpm: 7_777, everyMinor: 8_000n, beforeMinor: null },
  { name: 'major', seedMinor: 1_000n, ratePpm: 3_333, everyMinor: null, beforeMinor: 1_500n },
]
export const reservePpm = 1_111

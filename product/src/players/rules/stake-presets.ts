import { type Currency, type Money, money, parseMoney } from '@ante/kit/money'

/** So many stakes a player may have at hand. */
export const presetsMax = 4
/** No stake below, and none above, is one for a single press. What a bet or a game takes is judged when it is placed. */
export const presetBounds = (currency: Currency) => ({ min: money(10n, currency), max: money(1_000_000n, currency) })

/** Of whoever has chosen none, and of visitors. */
export const sitePresets = (currency: Currency): Money[] =>
  [500n, 1000n, 2500n, 5000n].map((minor) => money(minor, currency))

export const isPreset = ({ minor, currency }: Money): boolean => {
  const { min, max } = presetBounds(currency)
  return min.minor <= minor && minor <= max.minor
}

/** Decimal texts as stakes, rising and each once; undefined where one of them is none or they are too many. None at all means those of the site. */
export function readPresets(texts: readonly string[], currency: Currency): Money[] | undefined {
  const read = texts.map((text) => parseMoney(text, currency))
  const all = read.flatMap((one) => (one && isPreset(one) ? [one] : []))
  if (all.length < texts.length || all.length > presetsMax) return undefined
  const each = [...new Map(all.map((one) => [one.minor, one])).values()]
  return each.toSorted((a, b) => Number(a.minor - b.minor))
}

/** A decimal text as a whole number of its last place: `1.250` → 1250 of 3 places. */
export interface Decimal {
  readonly units: bigint
  readonly places: number
}

/** Plain decimal text, as BTCPay writes amounts and rates; undefined for anything else. No float has a part in it. */
export function decimalOf(text: string): Decimal | undefined {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, places: fraction.length }
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  places: one.places + other.places,
})

export function plus(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places)
  const at = ({ units, places: own }: Decimal) => units * 10n ** BigInt(places - own)
  return { units: at(one) + at(other), places }
}

/** One by another, with so many places, rounded down; undefined for nothing or less as the divisor. */
export function dividedBy(one: Decimal, other: Decimal, places: number): Decimal | undefined {
  if (other.units <= 0n || one.units < 0n) return undefined
  const units = (one.units * 10n ** BigInt(places + other.places)) / (other.units * 10n ** BigInt(one.places))
  return { units, places }
}

export function decimalText({ units, places }: Decimal): string {
  const digits = String(units).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** In units of so many places, rounded down: nobody is credited a part of a cent that did not arrive. */
export function floorTo({ units, places }: Decimal, wanted: number): bigint {
  if (places <= wanted) return units * 10n ** BigInt(wanted - places)
  const scale = 10n ** BigInt(places - wanted)
  return units >= 0n ? units / scale : -((-units + scale - 1n) / scale)
}

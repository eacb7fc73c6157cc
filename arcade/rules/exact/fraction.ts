/** An exact ratio of whole numbers, always in lowest terms with a positive denominator. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)]
  if (bottom <= 0n) throw new RangeError('the denominator must be positive')
  const common = gcd(top, bottom) || 1n
  return { over: top / common, under: bottom / common }
}

export const plus = (...all: readonly Fraction[]): Fraction =>
  all.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under), fraction(0))
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under)
export const product = (...all: readonly Fraction[]): Fraction =>
  all.reduce((a, b) => fraction(a.over * b.over, a.under * b.under), fraction(1))
export const quotient = (a: Fraction, b: Fraction): Fraction =>
  b.over < 0n ? fraction(-a.over * b.under, a.under * -b.over) : fraction(a.over * b.under, a.under * b.over)
export const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under
export const least = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => (less(b, a) ? b : a))
export const most = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => (less(a, b) ? b : a))

/** Decimal text with `places` digits after the point, cut off, never rounded up: a displayed RTP is never more than the true one. */
export function decimal(value: Fraction, places: number): string {
  const negative = value.over < 0n
  const scaled = ((negative ? -value.over : value.over) * 10n ** BigInt(places)) / value.under
  const text = scaled.toString().padStart(places + 1, '0')
  return `${negative ? '-' : ''}${places ? `${text.slice(0, -places)}.${text.slice(-places)}` : text}`
}
export const percent = (value: Fraction, places = 2): string => decimal(product(value, fraction(100)), places)

/** Decimal text of the square root, cut off after `places` digits. */
export function rootDecimal(value: Fraction, places: number): string {
  const target = (value.over * 10n ** BigInt(places * 2)) / value.under
  let root = target < 2n ? target : 1n << BigInt(Math.ceil(target.toString(2).length / 2))
  for (
    let closer = target < 2n ? root : (root + target / root) / 2n;
    closer < root;
    closer = (root + target / root) / 2n
  )
    root = closer
  return decimal(fraction(root, 10n ** BigInt(places)), places)
}

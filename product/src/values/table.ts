import { decimal, fraction, product } from '@ante/arcade/rules/exact/fraction'
import { currencies } from '@ante/kit/money'
import type { ValueLine } from './list-values.ts'

const units: Readonly<Record<ValueLine['per'], string>> = {
  '100': 'per 100 staked',
  player: 'per player',
  piece: 'per piece',
  completion: 'per completion',
  week: 'per player and week',
}

/** Rounded up in the last of four digits: a cost is never said too low. */
const costText = ({ worth, currency }: ValueLine): string => {
  const scale = 10n ** BigInt(4 - currencies[currency].digits)
  const { over, under } = product(worth, fraction(scale))
  const up = over > 0n && over % under !== 0n ? over / under + 1n : over / under
  return decimal(fraction(up, 10_000n), 4)
}

/** The lines as a table of text, what is above its budget first. */
export function valuesTable(lines: readonly ValueLine[]): string[] {
  const head = ['', 'kind', 'name', 'currency', 'worth at most', 'budget', 'for']
  const rows = [...lines.filter(({ isWithin }) => !isWithin), ...lines.filter(({ isWithin }) => isWithin)].map(
    (line) => [
      line.isWithin ? 'ok' : 'ABOVE',
      line.kind,
      line.name,
      line.currency,
      costText(line),
      decimal(fraction(line.budgetMinor, 10n ** BigInt(currencies[line.currency].digits)), 2),
      units[line.per],
    ]
  )
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const isNumber = (at: number) => at === 4 || at === 5
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  )
}

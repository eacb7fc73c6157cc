/** One line of the table: what was measured, against what, and whether the bar is met. */
export interface Row {
  readonly what: string
  readonly ours: string
  readonly yardstick: string
  readonly ratio: string
  readonly bar: string
  /** Undefined: not measured, and `ours` says why. */
  readonly met: boolean | undefined
}
/** What a bench answers: its rows, and what else is worth reading under the table. */
export interface Measurement {
  readonly rows: readonly Row[]
  readonly notes?: readonly string[]
}

const heads = ['what', 'ours', 'yardstick', 'ratio', 'bar', 'ok?'] as const
const verdict = (met: boolean | undefined): string => (met === undefined ? '–' : met ? 'yes' : 'NO')
const cellsOf = ({ what, ours, yardstick, ratio, bar, met }: Row): string[] => [
  what,
  ours,
  yardstick,
  ratio,
  bar,
  verdict(met),
]

/** A table that reads well in a terminal and is Markdown too. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...heads], ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = lines
  return [line(first), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest.map(line)].join('\n')
}

export const notMeasured = (what: string, bar: string, why: string): Row => ({
  what,
  ours: why,
  yardstick: '',
  ratio: '',
  bar,
  met: undefined,
})

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
export const perSecond = (rate: number): string => `${whole.format(rate)}/s`
export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : whole.format(ms)} ms`
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`

/** A ratio that has to be at least (or at most) its bar. */
export const atLeast = (ratio: number, bar: number) => ({ ratio: times(ratio), bar: `≥ ${bar} ×`, met: ratio >= bar })
export const atMost = (ratio: number, bar: number) => ({ ratio: times(ratio), bar: `≤ ${bar} ×`, met: ratio <= bar })

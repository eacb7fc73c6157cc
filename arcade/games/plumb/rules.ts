import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import type { Engine, Json } from '../../rules/engine.ts'

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]
export const plumb = { rowsLeast: 8, rowsMost: 16 } as const

/** For 8 to 16 rows of pins: what the bins pay in hundredths, from the outermost to the middle one. The other side is the same. */
const pays: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [560, 280, 140, 75, 50],
    [620, 360, 200, 95, 50],
    [720, 390, 210, 130, 70, 50],
    [850, 480, 290, 160, 90, 50],
    [1000, 540, 310, 190, 110, 70, 50],
    [1100, 690, 400, 240, 140, 85, 50],
    [1300, 740, 450, 280, 160, 100, 70, 50],
    [1500, 910, 550, 340, 210, 120, 85, 50],
    [1600, 980, 590, 380, 230, 150, 100, 65, 50],
  ],
  medium: [
    [1300, 370, 130, 60, 40],
    [1800, 560, 210, 70, 40],
    [2200, 700, 250, 110, 60, 35],
    [2400, 910, 350, 160, 75, 40],
    [3300, 1200, 480, 190, 100, 55, 40],
    [4300, 1800, 670, 280, 130, 65, 40],
    [5800, 2100, 830, 360, 170, 90, 50, 40],
    [8800, 3200, 1200, 520, 230, 110, 60, 40],
    [11_000, 3900, 1500, 620, 290, 140, 80, 50, 45],
  ],
  high: [
    [2900, 490, 110, 40, 15],
    [4300, 830, 190, 50, 20],
    [7600, 1400, 250, 75, 30, 20],
    [12_000, 2100, 460, 120, 50, 10],
    [17_000, 3000, 680, 180, 65, 30, 20],
    [26_000, 5100, 1100, 280, 95, 35, 20],
    [42_000, 7700, 1700, 430, 130, 55, 25, 20],
    [62_000, 12_000, 2700, 680, 200, 70, 35, 20],
    [100_000, 18_000, 4000, 1000, 300, 100, 45, 30, 20],
  ],
}

/** Hundredths that each bin pays, from left to right; there is one bin more than rows. */
export function plumbPays(risk: Risk, rows: number): readonly number[] {
  const half = pays[risk][rows - plumb.rowsLeast] ?? []
  return Array.from({ length: rows + 1 }, (_, bin) => half[Math.min(bin, rows - bin)] ?? 0)
}

export type PlumbView = {
  readonly risk: Risk
  readonly rows: number
  /** For each row from the top: 1 to the right, 0 to the left. */
  readonly path: readonly number[]
  /** How often it went to the right: the bin, counted from the left. */
  readonly bin: number
  /** What the bin pays, in hundredths. */
  readonly pay: number
}

const isRisk = (value: Json | undefined): value is Risk => risks.some((risk) => risk === value)

export const engine: Engine<PlumbView> = {
  sysname: 'plumb',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'plumb', ...plumb, pays },
  storedChoice: (choice) => onlyParts(choice, 'risk', 'rows'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const [risk, rows] = [partOf(choice, 'risk'), partOf(choice, 'rows')]
    if (more.length > 0 || !isRisk(risk)) return wrongChoice('risk')
    if (!isWhole(rows, plumb.rowsLeast, plumb.rowsMost)) return wrongChoice('rows')
    // One number: its highest bit is the first row, the next one the second.
    const bits = draws.uint32()
    const path = Array.from({ length: rows }, (_, row) => (bits >>> (31 - row)) & 1)
    const bin = path.reduce((sum, right) => sum + right, 0)
    const pay = plumbPays(risk, rows)[bin] ?? 0
    return { open: false, winMinor: hundredfold(stakeMinor, BigInt(pay)), view: { risk, rows, path, bin, pay } }
  },
}

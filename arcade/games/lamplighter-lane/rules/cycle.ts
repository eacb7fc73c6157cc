import { type CycleRow, fullCycle } from '../../../rules/exact/full-cycle.ts'
import { LineMachine } from '../../../rules/slots/lines.ts'
import { laneDesign } from '../rules.ts'

export const lanternBit = 1 << laneDesign.strips.length

/**
 * The full cycle of a spin with these reels held (bits), before the multiplier: its rows are by the reels that are lit afterwards, as bits too (`scatters`), and
 * with them `lanternBit` where a lantern is in sight.
 */
export function laneCycle(held: number): CycleRow[] {
  const { strips, rows, wild = '', scatter = '' } = laneDesign
  const turning = strips.map((strip, reel) => (held & (1 << reel) ? wild : strip))
  const machine = new LineMachine({ ...laneDesign, strips: turning })
  const symbol = machine.alphabet.indexOf(wild)
  const lantern = machine.alphabet.indexOf(scatter)
  const lit = turning.map((strip, reel) =>
    Uint8Array.from({ length: strip.length }, (_, stop) => {
      const window = machine.windows[reel]?.subarray(stop * rows, (stop + 1) * rows)
      // A lamplighter in sight lights the whole reel.
      if (!window?.includes(symbol)) return window?.includes(lantern) ? lanternBit : 0
      window.fill(symbol)
      return 1 << reel
    })
  )
  return fullCycle(machine, lit)
}

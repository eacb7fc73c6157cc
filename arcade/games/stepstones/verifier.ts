import { at, begun, isCash, named, refuse, rising, times, type Verifier, whole } from '../../verifier/verifier.ts'

/** `pays` in hundredths, an entry for each row. */
const waters = [
  { stones: 4, loose: 1, pays: [132, 176, 234, 312, 417, 556, 741, 988, 1318] },
  { stones: 3, loose: 1, pays: [148, 222, 334, 501, 751, 1127, 1691, 2537, 3805] },
  { stones: 2, loose: 1, pays: [198, 396, 792, 1584, 3168, 6336, 12_672, 25_344] },
  { stones: 3, loose: 2, pays: [297, 891, 2673, 8019, 24_057, 72_171] },
]

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, entries] = begun(choices)
    const water = whole(named(first, 'water').water, 0, waters.length - 1)
    const { stones, loose, pays } = at(waters, water)
    const looseRows = pays.map(() => rising(numbers.pick(stones, loose)))
    const steps: number[] = []
    let isFallen = false
    let isOver = false
    for (const entry of entries) {
      if (isOver) refuse('the round was over before the last entry')
      if (isCash(entry)) {
        if (steps.length === 0) refuse('cash before the first stone')
        isOver = true
        continue
      }
      const stone = whole(named(entry, 'stone').stone, 0, stones - 1)
      isFallen = at(looseRows, steps.length).includes(stone)
      steps.push(stone)
      isOver = isFallen || steps.length === pays.length
    }
    const multiple = isFallen || steps.length === 0 ? 0 : at(pays, steps.length - 1)
    const next = isOver ? null : at(pays, steps.length)
    const view = { water, steps, multiple, next, isFallen, loose: isOver ? looseRows : null }
    return { isOver, winMinor: times(stakeMinor, multiple), view }
  },
}

import { at, begun, isCash, named, refuse, rising, times, type Verifier, whole } from '../../verifier/verifier.ts'

const tiles = 25
/** The numbers of mines, and of each what every further safe tile pays in hundredths. */
const minesPays: readonly (readonly [mines: number, pays: readonly number[]])[] = [
  [
    1,
    [
      103, 107, 112, 117, 123, 130, 137, 145, 154, 165, 176, 190, 206, 225, 247, 275, 309, 353, 412, 495, 618, 825,
      1237, 2475,
    ],
  ],
  [
    2,
    [
      107, 117, 128, 141, 156, 173, 194, 218, 247, 282, 326, 380, 450, 540, 660, 825, 1060, 1414, 1980, 2970, 4950,
      9900, 29_700,
    ],
  ],
  [
    3,
    [
      112, 128, 147, 171, 199, 234, 279, 334, 406, 500, 625, 796, 1035, 1380, 1897, 2710, 4066, 6505, 11_385, 22_770,
      56_925,
    ],
  ],
  [5, [123, 156, 199, 258, 339, 452, 613, 850, 1204, 1751, 2627, 4086, 6641, 11_385, 20_872, 41_745, 93_926]],
  [8, [145, 218, 334, 526, 850, 1416, 2447, 4404, 8319, 16_639, 35_656, 83_198]],
  [12, [190, 380, 796, 1751, 4086, 10_217, 27_732, 83_198]],
  [18, [353, 1414, 6505, 35_781, 250_470]],
  [24, [2475]],
]

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, steps] = begun(choices)
    const chosen = named(first, 'mines').mines
    const [mines, pays] = minesPays.find(([count]) => count === chosen) ?? refuse('no such number of mines')
    const field = numbers.pick(tiles, mines)
    const opened: number[] = []
    let struck: number | null = null
    let isOver = false
    for (const step of steps) {
      if (isOver) refuse('the round was over before the last entry')
      if (isCash(step)) {
        if (opened.length === 0) refuse('cash before the first safe tile')
        isOver = true
        continue
      }
      const tile = whole(named(step, 'tile').tile, 0, tiles - 1)
      if (opened.includes(tile)) refuse('the tile was opened before')
      if (field.includes(tile)) struck = tile
      else opened.push(tile)
      isOver = struck !== null || opened.length === pays.length
    }
    const safe = opened.length
    const multiple = struck !== null || safe === 0 ? 0 : at(pays, safe - 1)
    const open = { next: isOver ? null : at(pays, safe), chance: isOver ? null : [tiles - safe - mines, tiles - safe] }
    const view = { mines, opened, multiple, struck, ...open, field: isOver ? rising(field) : null }
    return { isOver, winMinor: times(stakeMinor, multiple), view }
  },
}

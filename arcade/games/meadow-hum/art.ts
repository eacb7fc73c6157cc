import { at, cut, dot, grain, line, oval, whim } from '../../paper/cut.ts'

const plain = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const ring = (count: number, draw: (turn: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('')
const stem = (d: string): string => line(d, '#4f7a3c', 4)
const leaf = (x: number, y: number, turn: number, fill = '#5c8b45'): string =>
  at(x, y, cut('M0 0C8 -10 22 -12 30 -4C22 6 8 8 0 0Z', fill, 0.5), 0.9, turn)

const poppy =
  stem('M50 96C48 84 49 74 50 62') +
  leaf(50, 88, -24) +
  cut('M50 12C66 2 86 14 84 34C98 44 88 66 70 66C60 78 40 78 30 66C12 66 2 44 16 34C14 14 34 2 50 12Z', '#d8402c') +
  plain('M50 12C66 2 86 14 84 34C74 30 62 32 50 40C38 32 26 30 16 34C14 14 34 2 50 12Z', '#ee6a45') +
  plain('M30 66C34 54 42 46 50 44C58 46 66 54 70 66C60 76 40 76 30 66Z', '#b92f25') +
  dot(50, 41, 12, '#26202a') +
  ring(12, (turn) => at(50, 41, dot(0, -15, 1.8, '#26202a'), 1, turn)) +
  dot(50, 41, 5.5, '#8fae5a') +
  ring(6, (turn) => at(50, 41, line('M0 0V-5', '#4a5b2c', 1.3), 1, turn))

const cornflower =
  stem('M50 96C52 84 50 74 50 60') +
  leaf(49, 90, 200) +
  cut('M38 62C38 54 62 54 62 62L58 76H42Z', '#5d8a48', 0.6) +
  ring(9, (turn, index) =>
    at(50, 42, cut('M-3 -6L-12 -32L-5 -29L-1 -38L3 -30L11 -34L4 -6Z', index % 2 ? '#3f63c4' : '#5680e0', 0.5), 1, turn)
  ) +
  ring(8, (turn) => at(50, 42, line('M0 0V-11', '#7a4fb4', 2.6) + dot(0, -12, 2, '#e9c9ff'), 1, turn + 20)) +
  dot(50, 42, 6, '#5a3a96')

const daisy =
  stem('M50 96C47 84 50 74 50 60') +
  leaf(50, 92, -30) +
  ring(14, (turn, index) =>
    at(50, 42, cut('M-5 -10C-8 -26 -5 -38 0 -39C5 -38 8 -26 5 -10Z', index % 2 ? '#f4f2ea' : '#ffffff', 0.4), 1, turn)
  ) +
  cut('M50 28A14 14 0 1 1 49.9 28Z', '#f0b53a', 0.6) +
  ring(9, (turn) => at(50, 42, dot(0, -8, 1.7, '#c98420'), 1, turn)) +
  dot(47, 39, 4, '#ffd97a')

const buttercup =
  stem('M50 96C52 82 49 72 50 62') +
  leaf(50, 86, -40) +
  leaf(50, 90, 220, '#4f7a3c') +
  ring(5, (turn, index) =>
    at(50, 42, cut('M0 2C-20 -6 -22 -34 0 -38C22 -34 20 -6 0 2Z', index % 2 ? '#f2c61f' : '#ffdc3f', 0.7), 1, turn)
  ) +
  ring(5, (turn) => at(50, 42, plain('M-3 -8C-7 -20 -5 -28 0 -31C5 -28 3 -18 2 -8Z', '#fff3a8'), 1, turn)) +
  dot(50, 42, 9, '#9cb23c') +
  ring(10, (turn) => at(50, 42, line('M0 -8V-13', '#d89c12', 1.8), 1, turn))

const thistle =
  stem('M50 96V62') +
  leaf(50, 84, -12, '#6f8f63') +
  leaf(50, 88, 192, '#6f8f63') +
  cut('M30 50C26 66 36 82 50 82C64 82 74 66 70 50C60 58 40 58 30 50Z', '#6d9460') +
  [0, 1, 2]
    .map((row) =>
      ring(1, () => line(`M${34 + row * 3} ${60 + row * 7}l6 5l6 -5l6 5l6 -5l${6 - row * 2} 4`, '#3f6140', 2))
    )
    .join('') +
  Array.from({ length: 15 }, (_, index) => {
    const turn = -63 + index * 9
    return at(50, 54, cut('M-3 0L-2 -38L0 -44L2 -38L3 0Z', index % 2 ? '#b65bb0' : '#d884cf', 0.35), 1, turn)
  }).join('') +
  plain('M34 50C40 42 60 42 66 50C60 57 40 57 34 50Z', '#8a3f8c')

const clover =
  line('M50 96C44 84 50 72 50 56', '#3f7a45', 4) +
  [0, 120, 240]
    .map((turn) =>
      at(
        50,
        48,
        cut('M0 0C-26 -6 -28 -34 -10 -38C-4 -39 0 -34 0 -30C0 -34 4 -39 10 -38C28 -34 26 -6 0 0Z', '#4c9a54', 0.7) +
          plain(
            'M0 -4C-14 -8 -18 -20 -12 -28C-8 -20 -4 -14 0 -10C4 -14 8 -20 12 -28C18 -20 14 -8 0 -4Z',
            '#9fd08e',
            0.75
          ),
        1,
        turn
      )
    )
    .join('')

export const symbols: Readonly<Record<string, string>> = {
  P: poppy,
  C: cornflower,
  D: daisy,
  B: buttercup,
  T: thistle,
  L: clover,
}

/** A bee as seen from the side, on a field of 100 by 70. */
export const bee =
  oval(44, 18, 20, 13, '#eaf3f7', -24) +
  oval(62, 16, 17, 12, '#d5e6ee', 22) +
  cut('M20 44C20 28 40 22 58 26C78 30 84 44 76 54C66 66 34 66 24 58C20 54 20 50 20 44Z', '#f0b52e', 0.8) +
  plain(
    'M38 26C34 36 34 54 40 63L48 64C42 54 42 36 47 25ZM56 26C53 36 53 54 57 63L65 60C61 52 61 36 64 28Z',
    '#2c2420'
  ) +
  cut('M70 30C84 30 92 40 88 50C84 58 74 58 70 54C76 46 76 38 70 30Z', '#3a2e26', 0.6) +
  dot(82, 42, 3, '#f6efe0') +
  line('M84 32C88 26 92 24 96 24M80 30C82 22 86 18 90 17', '#3a2e26', 2) +
  plain('M20 46L10 48L20 52Z', '#2c2420')

const tuft = (x: number, y: number, size: number, seed: number, colours: readonly string[]): string => {
  const blades = Array.from({ length: 7 }, (_, index) => {
    const lean = (whim(seed + index) - 0.5) * 46
    return `M${(index - 3) * 6} 0Q${(index - 3) * 7 + lean * 0.3} ${-26} ${(index - 3) * 7 + lean} ${-46 - whim(seed + index + 9) * 30}`
  }).join('')
  const heads = [0, 1, 2].map((index) =>
    dot(
      (whim(seed + index + 30) - 0.5) * 60,
      -44 - whim(seed + index + 40) * 34,
      6 + whim(seed + index + 50) * 4,
      colours[(seed + index) % colours.length] ?? '#fff'
    )
  )
  return at(x, y, line(blades, '#3c6b34', 3) + heads.join(''), size)
}

/** An apple tree with a hive in it. */
const appleTree = (big: number): string =>
  at(
    0,
    0,
    cut('M-14 120C-8 60 -10 20 -4 -40H10C10 20 14 60 24 120Z', '#6b4a33', 2) +
      cut(
        'M-110 -40C-130 -90 -80 -150 -20 -150C20 -180 100 -160 110 -100C140 -60 100 -10 50 -20C20 10 -80 10 -110 -40Z',
        '#4f8a48',
        3
      ) +
      cut(
        'M-90 -60C-100 -100 -50 -140 -10 -134C10 -150 60 -140 70 -100C60 -70 20 -60 -10 -66C-40 -40 -80 -40 -90 -60Z',
        '#6aa657',
        2
      ) +
      dot(-50, -80, 7, '#d8402c') +
      dot(20, -100, 7, '#d8402c') +
      dot(60, -60, 7, '#d8402c') +
      cut('M-66 0C-66 -28 -26 -28 -26 0C-20 26 -30 46 -46 46C-62 46 -72 26 -66 0Z', '#d69a3e', 1.4) +
      line('M-68 4H-24M-68 18H-24M-64 32H-28', '#a46f22', 3) +
      dot(-46, 24, 6, '#4a2f16') +
      line('M-46 -22V-40', '#6b4a33', 3),
    big * 1.15
  )

/** The meadow in the morning: hills in layers, a hive in an apple tree, poppies and grass in front. */
export function meadow(width: number, height: number, id: string): string {
  const big = Math.min(width, height) / 900
  const sky = `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2=".1" y2="1"><stop stop-color="#5aa7c7"/><stop offset=".5" stop-color="#a9d3cf"/><stop offset="1" stop-color="#f3e3ac"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky-${id})"/>`
  const hill = (top: number, swing: number, fill: string, seed: number): string => {
    let d = `M-20 ${height + 20}V${top}`
    for (let x = -20, index = 0; x < width + 60; x += width / 5, index++)
      d += `C${x + width * 0.07} ${top - swing * whim(seed + index)} ${x + width * 0.13} ${top + swing * (whim(seed + index + 20) - 0.4)} ${x + width / 5} ${top + swing * (whim(seed + index + 40) - 0.5)}`
    return cut(`${d}V${height + 20}Z`, fill, 3)
  }
  const cloud = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      cut(
        'M-90 20C-112 18 -108 -12 -80 -10C-78 -40 -34 -44 -22 -22C-2 -40 44 -32 44 -6C72 -14 92 10 74 20Z',
        '#f8f6ea',
        1.4
      ),
      size
    )
  const colours = ['#d8402c', '#f6f3e8', '#5680e0', '#ffdc3f', '#d884cf']
  const front = Array.from({ length: 18 }, (_, index) =>
    tuft(
      (index + 0.3 + whim(index) * 0.5) * (width / 17),
      height * (0.95 + whim(index + 70) * 0.07),
      big * (1 + whim(index + 20) * 0.7),
      index * 3,
      colours
    )
  ).join('')
  return (
    sky +
    at(
      width * 0.16,
      height * 0.15,
      [150, 110, 74].map((r) => `<circle r="${Math.round(r * big)}" fill="#fff3bf" opacity=".3"/>`).join('') +
        dot(0, 0, 48 * big, '#ffe98f')
    ) +
    cloud(width * 0.42, height * 0.14, big * 1.1) +
    cloud(width * 0.72, height * 0.09, big * 0.8) +
    hill(height * 0.58, 70 * big, '#8dbb7a', 3) +
    hill(height * 0.68, 80 * big, '#6da35c', 33) +
    at(width * 0.88, height * 0.66, appleTree(big)) +
    hill(height * 0.8, 70 * big, '#568c4a', 63) +
    hill(height * 0.92, 50 * big, '#417839', 93) +
    front +
    grain(width, height, `grain-${id}`)
  )
}

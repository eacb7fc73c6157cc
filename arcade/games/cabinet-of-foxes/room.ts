import { at, cut, dot, grain, line, mirrored, oval, whim } from '../../paper/cut.ts'
import { face, plain, symbols } from './art.ts'

const brass = '#e0ab52'
const sized = (drawing: string, size: number): string => at(-size / 2, -size, drawing, size / 100)

/** Paper of the wall: stripes, with a leaf between them. */
function wallpaper(width: number, height: number): string {
  const stripes = Array.from(
    { length: Math.ceil(width / 90) },
    (_, index) => `M${index * 90} 0h38v${height}h-38Z`
  ).join('')
  const leaves = Array.from({ length: Math.ceil(width / 90) * Math.ceil(height / 130) }, (_, index) => {
    const columns = Math.ceil(width / 90)
    const [x, y] = [(index % columns) * 90 + 64, Math.floor(index / columns) * 130 + ((index % 2) * 65 + 20)]
    return `M${x} ${y}c10 8 10 26 0 38c-10-12-10-30 0-38Z`
  }).join('')
  return plain(stripes, '#6e2d3e', 0.34) + plain(leaves, '#8a4450', 0.36)
}

/** An arched window with the night behind it. */
const nightWindow = (size: number): string =>
  `<g transform="scale(${size})">` +
  cut('M-100 170V-60C-100-130-50-170 0-170C50-170 100-130 100-60V170Z', '#6b3f27', 4) +
  plain('M-84 156V-58C-84-116-44-152 0-152C44-152 84-116 84-58V156Z', '#16304a') +
  plain('M-84 156V60C-50 30-20 60 10 36C40 20 60 44 84 30V156Z', '#1d4258') +
  plain('M-84 156V104C-56 84-30 108 0 92C30 80 60 100 84 88V156Z', '#12293a') +
  Array.from({ length: 16 }, (_, index) =>
    dot(
      Math.round(whim(index + 7) * 150 - 75),
      Math.round(whim(index + 31) * 150 - 130),
      1 + whim(index) * 1.6,
      '#f6e6c4'
    )
  ).join('') +
  '<circle cx="30" cy="-70" r="52" fill="#f7e3b0" opacity=".1"/>' +
  cut('M30-106A36 36 0 1 1 29.9-106Z', '#f7e3b0', 1) +
  oval(20, -78, 7, 5, '#e3c98c') +
  oval(42, -60, 9, 7, '#e3c98c') +
  line('M0-152V156M-84-20H84M-84 70H84', '#6b3f27', 8) +
  cut('M-116 160H116V182H-116Z', '#8a5634', 2) +
  '</g>'

const frame = (width: number, height: number, inner: string): string =>
  line(
    `M0 ${-height / 2 - 40}L${-width / 3} ${-height / 2}M0 ${-height / 2 - 40}L${width / 3} ${-height / 2}`,
    '#2a1510',
    2.5
  ) +
  cut(`M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`, '#a36b42', 4) +
  plain(`M${-width / 2 + 9} ${-height / 2 + 9}h${width - 18}v${height - 18}h${18 - width}Z`, '#5b3522') +
  plain(`M${-width / 2 + 14} ${-height / 2 + 14}h${width - 28}v${height - 28}h${28 - width}Z`, '#20363c') +
  inner

const portrait =
  cut('M-40 62C-44 30-28 16 0 16C28 16 44 30 40 62Z', '#3b3563', 1) +
  plain('M-12 18L0 40L12 18Z', '#f8ead0') +
  at(0, -10, face('#7a8494', '#d9a441'), 0.62)
const sail =
  plain('M-66 30C-40 20-20 36 0 28C24 20 44 34 66 26V50H-66Z', '#2f6a78') +
  cut('M-38 22H38L26 40H-26Z', '#8a5634', 0.8) +
  cut('M-4 18V-44L36 14Z', '#f1e3c4', 0.8) +
  cut('M-8 18V-34L-34 14Z', '#d9c49a', 0.8)

const candle =
  cut('M-12 0V-78H12V0Z', '#f3e6c8', 1) +
  plain('M-12 0V-78H-3V0Z', '#fffaf0') +
  cut('M-12-78C-14-66-8-60-8-50C-4-54-6-66 2-70C8-66 12-70 12-78Z', '#fff4d8', 0.4) +
  line('M0-78V-88', '#2a1d22', 2.4) +
  cut('M-30 0H30L22 10H-22Z', brass, 1)

const books = (seed: number): string =>
  ['#7a2f3f', '#274b52', '#c08a3e', '#3b3563']
    .map((cover, index) => {
      const [wide, x] = [150 - index * 12 - whim(seed + index) * 16, (whim(seed + index + 9) - 0.5) * 18]
      return at(
        x,
        -index * 26,
        cut(`M${-wide / 2} 0V-24H${wide / 2}V0Z`, cover, 1.4) +
          plain(`M${-wide / 2} -20h14v16h-14Z`, brass, 0.7) +
          plain(`M${wide / 2 - 5} -21h5v18h-5Z`, '#efe2c8')
      )
    })
    .join('')

const owl =
  cut('M-34 0C-46-40-40-96 0-100C40-96 46-40 34 0Z', '#7a5a40', 2) +
  plain('M-22 0C-28-30-22-56 0-60C22-56 28-30 22 0Z', '#c9a77a') +
  line('M-14-40l6 6 6-6M2-40l6 6 6-6M-10-24l6 6 6-6M4-24l6 6 6-6', '#7a5a40', 2.4) +
  plain('M-34-104L-22-84H-8ZM34-104L22-84H8Z', '#5f4430') +
  mirrored(0, dot(-15, -76, 14, '#e9d6ae') + dot(-15, -76, 8, '#f0b94c') + dot(-15, -76, 4, '#1d1219')) +
  plain('M-5-68H5L0-56Z', '#2a1d22') +
  cut('M-60 0H60V12H-60Z', '#5b3522', 1.4)

const curtain = (height: number, wide: number): string =>
  cut(
    `M-20-20H${wide}C${wide * 0.9} ${height * 0.3} ${wide * 0.5} ${height * 0.46} ${wide * 0.28} ${height * 0.58}C${wide * 0.42} ${height * 0.8} ${wide * 0.6} ${height * 0.9} ${wide * 0.66} ${height + 20}H-20Z`,
    '#8a2036',
    5
  ) +
  [0.16, 0.42, 0.7]
    .map((share) =>
      plain(
        `M${wide * share}-20C${wide * share * 0.95} ${height * 0.34} ${wide * share * 0.6} ${height * 0.48} ${wide * share * 0.32} ${height * 0.57}C${wide * (share * 0.6 + 0.06)} ${height * 0.45} ${wide * (share + 0.06)} ${height * 0.3} ${wide * (share + 0.12)}-20Z`,
        '#5e1428',
        0.85
      )
    )
    .join('') +
  cut(
    `M-20 ${height * 0.565}C${wide * 0.1} ${height * 0.6} ${wide * 0.2} ${height * 0.6} ${wide * 0.31} ${height * 0.575}V${height * 0.6}C${wide * 0.2} ${height * 0.628} ${wide * 0.1} ${height * 0.628}-20 ${height * 0.592}Z`,
    brass,
    1.5
  )

/** Where things stand, for a screen that lies or stands. */
export function placesOf(width: number, height: number) {
  const [floor, isUpright] = [height * 0.86, height > width]
  const size = isUpright ? 0.92 : 1.15
  const [left, right] = isUpright ? [width * 0.16, width * 0.84] : [width * 0.11, width * 0.89]
  return { floor, isUpright, size, left, right }
}

/** The room of the collector at night: what stands to the left and to the right of the cabinet, whatever the shape of the screen. */
export function room(width: number, height: number, id: string): string {
  const { floor, isUpright, size, left, right } = placesOf(width, height)
  const ground = `<defs><linearGradient id="wall-${id}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#5a2233"/><stop offset=".6" stop-color="#40182c"/><stop offset="1" stop-color="#2a1020"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#wall-${id})"/>`
  const boards = Array.from({ length: 12 }, (_, index) =>
    line(
      `M${width / 2 + (index - 5.5) * width * 0.09} ${floor + 16}L${width / 2 + (index - 5.5) * width * 0.17} ${height + 10}`,
      '#3a2018',
      3
    )
  ).join('')
  const shelf = (x: number, y: number, things: string): string =>
    at(x, y, things + cut('M-130 0H130V14H-130Z', '#8a5634', 2) + plain('M-130 0H130V4H-130Z', '#b57c4e'), size)
  return (
    ground +
    wallpaper(width, floor) +
    at(
      isUpright ? width / 2 : left + 40,
      height * (isUpright ? 0.22 : 0.3),
      nightWindow(size * (isUpright ? 1.5 : 1))
    ) +
    (isUpright
      ? ''
      : at(right - 60, height * 0.2, frame(150, 180, portrait), size) +
        at(right - 210, height * 0.24, frame(160, 120, sail), size * 0.8)) +
    shelf(
      right - 10,
      height * (isUpright ? 0.24 : 0.54),
      at(-56, 0, owl, 0.9) + at(50, 0, sized(symbols['G'] ?? '', 120))
    ) +
    shelf(
      left + 10,
      height * (isUpright ? 0.27 : 0.72),
      at(-30, 0, books(3), 0.8) + at(74, 0, sized(symbols['J'] ?? '', 104))
    ) +
    cut(`M-20 ${floor - 34}H${width + 20}V${floor + 4}H-20Z`, '#6b3f27', 3) +
    plain(`M-20 ${floor - 34}H${width + 20}V${floor - 26}H-20Z`, '#8f5a38') +
    plain(`M-20 ${floor}H${width + 20}V${height + 20}H-20Z`, '#4f2c20') +
    boards +
    oval(width / 2, height * 0.95, width * 0.44, height * 0.06, '#7a2f3f') +
    oval(width / 2, height * 0.95, width * 0.4, height * 0.05, '#8f3d4a') +
    at(right - 20, floor + 22, books(20) + at(0, -104, candle, 0.9), size) +
    curtain(height, width * (isUpright ? 0.22 : 0.13)) +
    `<g transform="translate(${width} 0) scale(-1 1)">${curtain(height, width * (isUpright ? 0.22 : 0.13))}</g>` +
    grain(width, height, `grain-${id}`)
  )
}

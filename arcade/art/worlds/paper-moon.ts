import { at, cut, dot, line, mirrored, oval } from '../../paper/cut.ts'
import { box, fill, hills, moon, placed, round, shade, sky, specks, star, stroke, times } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'

/** A paper theatre: everything stands on a little stage, hangs on strings, or looks out of a cabinet. */
const curtain = ({ width, height }: TileArt, colour: string, share = 0.2): string =>
  mirrored(
    width / 2,
    cut(
      `M-10-10H${width * (share + 0.14)}C${width * (share + 0.1)} ${height * 0.3} ${width * share * 0.6} ${height * 0.46} ${width * share * 0.42} ${height * 0.6}C${width * share * 0.5} ${height * 0.8} ${width * share * 0.7} ${height * 0.9} ${width * share * 0.8} ${height + 10}H-10Z`,
      colour,
      4
    ) +
      times(3, (fold) =>
        fill(
          `M${8 + fold * width * share * 0.34}-10C${6 + fold * width * share * 0.28} ${height * 0.35} ${fold * 12} ${height * 0.52} ${4 + fold * width * share * 0.11} ${height * 0.6}C${2 + fold * 14} ${height * 0.5} ${26 + fold * width * share * 0.25} ${height * 0.3} ${22 + fold * width * share * 0.34}-10Z`,
          shade(colour, -0.3)
        )
      ) +
      cut(
        `M-10 ${height * 0.575}C${width * share * 0.2} ${height * 0.62} ${width * share * 0.3} ${height * 0.62} ${width * share * 0.46} ${height * 0.585}V${height * 0.62}C${width * share * 0.3} ${height * 0.65} ${width * share * 0.2} ${height * 0.65}-10 ${height * 0.61}Z`,
        '#e0ab52',
        1
      )
  )
const valance = ({ width }: TileArt, colour: string): string =>
  cut(
    `M-10-10H${width + 10}V36${times(5, (index) => `Q${width * (1 - index / 5) - width / 10} 84 ${width * (1 - (index + 1) / 5)} 36`)}L-10 36Z`,
    colour,
    3
  ) +
  stroke(
    `M${width} 34${times(5, (index) => `Q${width * (1 - index / 5) - width / 10} 80 ${width * (1 - (index + 1) / 5)} 34`)}`,
    '#e0ab52',
    5
  )

const mask = (colour: string, isSad: boolean): string =>
  cut('M-84-92C-40-112 40-112 84-92C92-20 76 74 0 110C-76 74-92-20-84-92Z', colour, 4) +
  fill('M-78-86C-48-100-20-104-4-104C-40-60-56 20-30 88C-78 56-86-20-78-86Z', shade(colour, 0.4)) +
  (isSad
    ? fill('M-60-18C-50-40-26-42-14-28C-26-16-46-8-60-18ZM60-18C50-40 26-42 14-28C26-16 46-8 60-18Z', '#2a1626') +
      fill('M-40 62C-30 34 30 34 40 62C24 50-24 50-40 62Z', '#2a1626') +
      stroke('M-66-40C-54-58-30-60-16-48M66-40C54-58 30-60 16-48', '#2a1626', 5)
    : fill('M-60-30C-50-52-26-52-14-32C-26-40-48-40-60-30ZM60-30C50-52 26-52 14-32C26-40 48-40 60-30Z', '#2a1626') +
      fill('M-44 32C-24 44 24 44 44 32C36 78-36 78-44 32Z', '#2a1626') +
      fill('M-28 60C-14 50 14 50 28 60C14 70-14 70-28 60Z', '#d9605a')) +
  stroke('M-4-12C-12 10-14 16-8 22C-2 26 6 26 10 22', shade(colour, -0.3), 4)
const understudy: Paint = (tile) => {
  const { width, height } = tile
  const x = width / 2
  return (
    sky(tile, '#1d1230', '#3a1d3f', '#5c2a45') +
    fill(`M${x - 30}-10H${x + 30}L${x + 190} ${height * 0.9}H${x - 190}Z`, '#ffe7b0', 0.16) +
    fill(`M${x - 18}-10H${x + 18}L${x + 130} ${height * 0.9}H${x - 130}Z`, '#ffe7b0', 0.2) +
    cut(`M-10 ${height * 0.82}H${width + 10}V${height + 10}H-10Z`, '#8a5236', 2) +
    times(9, (index) =>
      stroke(`M${x + (index - 4) * 44} ${height * 0.83}L${x + (index - 4) * 84} ${height + 4}`, '#6b3b28', 2.4)
    ) +
    oval(x, height * 0.86, 140, 20, '#f6d595') +
    placed(
      tile,
      line('M66-60V-300M-58-30V-300', '#e9d6b0', 1.6) +
        at(66, -30, mask('#c9b8d9', true), 0.94, 10) +
        at(-44, 22, mask('#f3c766', false), 1.06, -9),
      { y: 0.5, size: 1.06, wideY: 0.5, wideSize: 1 }
    ) +
    curtain(tile, '#a3273d', tile.isWide ? 0.2 : 0.2) +
    valance(tile, '#7e1a33') +
    times(
      tile.isWide ? 8 : 5,
      (index) =>
        cut(`M${width * ((index + 0.5) / (tile.isWide ? 8 : 5)) - 22} ${height + 8}a22 24 0 0 1 44 0Z`, '#e0ab52', 2) +
        oval(width * ((index + 0.5) / (tile.isWide ? 8 : 5)), height - 6, 10, 6, '#fff2c4')
    )
  )
}

const wheel = (x: number, y: number, r: number): string =>
  cut(round(x, y, r), '#151a2c', 1.5) +
  `<circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="none" stroke="#c9414b" stroke-width="${r * 0.16}"/>` +
  stroke(
    times(
      4,
      (index) =>
        `M${x - r * 0.66 * Math.cos(index * 0.785)} ${y - r * 0.66 * Math.sin(index * 0.785)}L${x + r * 0.66 * Math.cos(index * 0.785)} ${y + r * 0.66 * Math.sin(index * 0.785)}`
    ),
    '#c9414b',
    3
  ) +
  dot(x, y, r * 0.2, '#e0ab52')
const engine =
  cut(box(54, -86, 96, 108, 6), '#26345c', 3) +
  cut(box(44, -102, 116, 20, 8), '#c9414b', 2) +
  fill(box(70, -68, 64, 40, 6), '#ffd98a') +
  line('M102-68V-28', '#26345c', 5) +
  cut(box(-116, -46, 176, 74, 20), '#33477a', 3) +
  fill('M-104-38H54V-22H-112C-112-30-110-36-104-38Z', '#6480bd') +
  times(3, (index) => fill(box(-70 + index * 42, -46, 8, 74), '#e0ab52')) +
  cut('M-92-44V-84L-104-108H-54L-66-84V-44Z', '#1c2646', 2) +
  fill(box(-106, -114, 54, 12, 4), '#e0ab52') +
  cut('M-20-46C-20-76 20-76 20-46Z', '#e0ab52', 2) +
  cut(round(-124, -8, 30), '#1c2646', 2) +
  dot(-124, -8, 21, '#ffe9b0') +
  dot(-130, -14, 9, '#fffaf0') +
  cut(box(-138, 26, 298, 18, 4), '#c9414b', 2) +
  cut('M-138 44L-176 78H-116L-108 44Z', '#e0ab52', 2) +
  wheel(-80, 56, 24) +
  wheel(-22, 56, 24) +
  wheel(44, 48, 33) +
  wheel(116, 48, 33) +
  line('M-80 56L44 52L116 52', '#e9d6b0', 5)
const nightTrain: Paint = (tile) => {
  const { width, height } = tile
  const deck = height * 0.72
  const arches = times(
    tile.isWide ? 5 : 3,
    (index) => `M${16 + index * 134} ${height + 20}V${deck + 84}a50 50 0 0 1 100 0V${height + 20}Z`
  )
  return (
    sky(tile, '#12264a', '#2f5580', '#f0a98a') +
    times(
      7,
      (index) =>
        line(`M${width * (0.06 + index * 0.15)} 0V${24 + ((index * 37) % 60)}`, '#f6e6c4', 1) +
        cut(star(width * (0.06 + index * 0.15), 34 + ((index * 37) % 60), 11, 4.6, 5), '#f9dd92', 1)
    ) +
    line(`M${width * 0.76} 0V56`, '#f6e6c4', 1.4) +
    moon(width * 0.76, height * 0.26, 54, '#f7e3b0') +
    hills(tile, height * 0.52, 60, '#4a6f96', 16, 130) +
    hills(tile, height * 0.6, 46, '#35557e', 36, 100) +
    fill(`M-10 ${height * 0.84}H${width + 10}V${height + 10}H-10Z`, '#1f4668') +
    `<path d="M-20 ${deck}H${width + 20}V${height + 20}H-20Z${arches}" fill="#d9b48c" fill-rule="evenodd"/>` +
    fill(`M-20 ${deck}h${width + 40}v16H-20Z`, '#f1d8b0') +
    stroke(
      times(tile.isWide ? 6 : 4, (index) => `M${index * 134 - 0.5} ${deck + 24}v${height * 0.3}`),
      '#b98d66',
      3
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        cut(
          round(
            width * (tile.isWide ? 0.36 : 0.27) + index * 46,
            deck - 180 - index * 22 + (tile.isWide ? 26 : 0),
            20 + index * 9
          ),
          shade('#e9d6c4', -index * 0.08),
          2
        )
      )
      .join('') +
    (tile.isWide
      ? at(
          0,
          0,
          cut(box(474, deck - 96, 190, 76, 8), '#a8323f', 3) +
            times(3, (index) => fill(box(492 + index * 56, deck - 80, 36, 30, 4), '#ffd98a')) +
            wheel(510, deck - 14, 18) +
            wheel(600, deck - 14, 18) +
            line(`M450 ${deck - 24}H480`, '#151a2c', 6),
          1
        )
      : '') +
    at(tile.isWide ? 320 : 208, deck - 74, engine, tile.isWide ? 0.9 : 1.06) +
    hills(tile, height * 0.97, 16, '#12304a', 56, 80)
  )
}

export const paperMoonTiles: Readonly<Record<string, Paint>> = {
  'the-understudy': (tile) => understudy(tile) + specks(tile),
  'night-train-to-trieste': (tile) => nightTrain(tile) + specks(tile),
}

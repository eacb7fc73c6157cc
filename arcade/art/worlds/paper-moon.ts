import { at, cut, line, mirrored, oval } from '../../paper/cut.ts'
import { fill, placed, shade, sky, specks, stroke, times } from '../scene.ts'
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

export const paperMoonTiles: Readonly<Record<string, Paint>> = {
  'the-understudy': (tile) => understudy(tile) + specks(tile),
}

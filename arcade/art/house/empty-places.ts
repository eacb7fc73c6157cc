import { at, cut, dot, line, mirrored } from '../../paper/cut.ts'
import { box, crescent, dashed, fill, round, stroke } from '../scene.ts'
import { back, suited } from '../worlds/cards.ts'
import { scene, shadow } from './vignette.ts'

const hall = scene(
  '#24514a',
  '#1a3a35',
  shadow(76) +
    at(122, 118, back('#7e1a33', '#d8aa58'), 0.66, -14) +
    at(
      180,
      112,
      `${cut(box(-70, -100, 140, 200, 12), '#f6ecd6', 3)}<rect x="-58" y="-88" width="116" height="176" rx="8" fill="none" stroke="#cbb88f" stroke-width="3" stroke-dasharray="8 7"/>` +
        suited('spade', 0, 0, 1.8, '#d9c8a4'),
      0.68,
      10
    )
)
const bets = scene(
  '#26466e',
  '#1b3350',
  shadow(80) +
    at(
      160,
      116,
      cut('M-62-88H62V78L46 66L31 78L15 66L0 78L-15 66L-31 78L-46 66L-62 78Z', '#f6ecd6', 3) +
        fill('M-62-88H-40V76L-46 66L-62 78Z', '#fffaf0') +
        stroke('M-38-58H38M-38-32H38M-38-6H6', '#cbb88f', 7) +
        dashed('M-62 18H62', '#cbb88f', 3, '5 6') +
        stroke('M-38 40H-6', '#cbb88f', 7) +
        cut(round(32, 40, 13), '#e5813f', 1),
      1,
      -5
    )
)
const rounds = scene(
  '#4a2f52',
  '#35213c',
  shadow(70) +
    at(
      160,
      112,
      cut(
        'M-56-86H56V-70C56-30 22-18 12 0C22 18 56 30 56 70V86H-56V70C-56 30-22 18-12 0C-22-18-56-30-56-70Z',
        '#cfe3ea',
        3
      ) +
        fill('M-46-52H46C40-24 14-16 6 0H-6C-14-16-40-24-46-52Z', '#e2b04a') +
        fill('M-48 80C-44 44-10 44 0 30C10 44 44 44 48 80Z', '#e2b04a') +
        line('M0 0V34', '#e2b04a', 4) +
        cut(box(-70, -98, 140, 18, 6), '#8a5634', 2) +
        cut(box(-70, 80, 140, 18, 6), '#8a5634', 2),
      0.9
    )
)
const favourites = scene(
  '#5a2433',
  '#431a28',
  shadow(66) +
    at(
      160,
      112,
      cut('M0 76C-104 18-92-66-40-66C-16-66-4-52 0-38C4-52 16-66 40-66C92-66 104 18 0 76Z', '#c2394a', 4) +
        fill('M0 76C-104 18-92-66-40-66C-72-40-72 20 0 76Z', '#e8737a') +
        dashed('M0 58C-80 12-74-50-38-50C-18-50-6-40 0-24C6-40 18-50 38-50C74-50 80 12 0 58Z', '#f6d9c4', 2.6, '6 6')
    )
)
const results = scene(
  '#1c5566',
  '#143f4d',
  shadow(60) +
    at(
      148,
      100,
      line('M44 44L88 88', '#8a5634', 20) +
        line('M44 42L86 84', '#b98a5a', 7) +
        cut(round(0, 0, 62), '#e2b04a', 3) +
        fill(round(0, 0, 49), '#173c4c') +
        fill('M-40-20A46 46 0 0 1 10-44C-14-36-30-20-34 6Z', '#cfe3ea', 0.5) +
        stroke('M-18 26Q0 10 18 26', '#f6ecd6', 5) +
        dot(-16, -8, 5, '#f6ecd6') +
        dot(16, -8, 5, '#f6ecd6')
    )
)
const gifts = scene(
  '#7a4a2f',
  '#5a3420',
  shadow(80) +
    at(
      160,
      118,
      cut(box(-66, -22, 132, 92, 6), '#f0e4c8', 3) +
        fill(box(-66, -22, 34, 92, 6), '#fffaf0') +
        fill(box(-13, -22, 26, 92), '#2f7a5c') +
        cut(box(-78, -46, 156, 30, 6), '#e3d0a4', 2) +
        fill(box(-14, -46, 28, 30), '#24614a') +
        mirrored(
          0,
          cut('M0-46C-16-84-70-96-66-66C-62-48-24-46 0-46Z', '#2f7a5c', 2) +
            fill('M-8-50C-20-70-50-78-50-64C-48-54-26-52-8-50Z', '#1a4a38')
        )
    )
)
const letters = scene(
  '#33406b',
  '#252f52',
  shadow(84) +
    at(
      160,
      118,
      cut(box(-84, -54, 168, 112, 8), '#efdcb4', 3) +
        cut('M-84-50L0 18L84-50V-46Q84-54 76-54H-76Q-84-54-84-46Z', '#f9efd8', 1.6) +
        fill('M-84 56L-22 0L0 18L22 0L84 56Q80 58 76 58H-76Q-80 58-84 56Z', '#dfc794') +
        at(60, -52, crescent(0, 0, 24, '#f6dc9a'), 1)
    )
)
const contests = scene(
  '#1d4a3d',
  '#14382e',
  shadow(64) +
    at(
      160,
      106,
      mirrored(0, '<path d="M-44-56C-90-60-90 4-34 14" fill="none" stroke="#b8862f" stroke-width="11"/>') +
        cut('M-54-76H54C56-18 38 16 10 28V56H38V78H-38V56H-10V28C-38 16-56-18-54-76Z', '#e2b04a', 3) +
        fill('M-48-70H-20C-24-18-16 8-4 24C-38 14-50-22-48-70Z', '#f8dfa4') +
        dashed('M-24-34H24M-20-14H20', '#8a5a1c', 3.4, '7 6')
    )
)
/** A pot under its lid: nothing is collected in it. */
const jackpots = scene(
  '#2c2a55',
  '#211f42',
  shadow(78) +
    at(
      160,
      128,
      cut('M-66-36H66C98 0 92 52 46 62H-46C-92 52-98 0-66-36Z', '#8a4a34', 3) +
        fill('M-60-32H-28C-56 0-56 40-36 58C-80 48-88 0-60-32Z', '#c47a52') +
        cut(box(-78, -50, 156, 18, 8), '#5f3226', 2) +
        cut('M-64-50C-60-84 60-84 64-50Z', '#a55f42', 2) +
        fill('M-58-52C-54-74-20-78-8-77C-30-72-40-62-42-52Z', '#d79a6c') +
        cut(round(0, -80, 11), '#e2b04a', 2) +
        dashed('M-54 12H54', '#e2b04a', 4, '9 8') +
        at(-92, -66, crescent(0, 0, 17, '#f6dc9a'), 1)
    )
)
/** A basket with nothing in it. */
const shop = scene(
  '#1f4f57',
  '#163b42',
  shadow(78) +
    at(
      160,
      122,
      line('M-52-18C-52-92 52-92 52-18', '#8a5634', 12) +
        line('M-52-20C-50-88 40-94 50-34', '#c9976a', 4) +
        cut('M-80-22H80L62 66Q60 72 54 72H-54Q-60 72-62 66Z', '#c08a54', 3) +
        fill('M-72-16H-36L-30 66H-52Q-56 66-58 60Z', '#e0b684') +
        stroke('M-72 8H72M-67 32H67M-26-16V70M0-16V70M26-16V70', '#8a5634', 4) +
        cut(box(-88, -34, 176, 20, 8), '#8a5634', 2)
    )
)

export const emptyPlaces: Readonly<Record<string, string>> = {
  hall,
  bets,
  rounds,
  favourites,
  results,
  gifts,
  letters,
  contests,
  jackpots,
  shop,
}

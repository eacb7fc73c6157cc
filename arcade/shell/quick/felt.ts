import { at, cut, grain, oval } from '../../paper/cut.ts'

/** Colours of a table: its lacquer and the panel in it, the inlay, and the cloth from the light to the dark. */
export interface Cloth {
  readonly lacquer: string
  readonly panel: string
  readonly inlay: string
  readonly cloth: readonly [string, string, string]
}
export const greenCloth: Cloth = {
  lacquer: '#3a1715',
  panel: '#5a2420',
  inlay: '#c79a4f',
  cloth: ['#1f5b49', '#154236', '#0b2620'],
}

/** Parlour's world: lacquer and felt, the pips of cards as an inlaid border. */
export function felt(width: number, height: number, { lacquer, panel, inlay, cloth }: Cloth = greenCloth): string {
  const heart = 'M0 6 C-14 -8 -24 6 0 24 C24 6 14 -8 0 6Z'
  const spade = 'M0 -4 C22 14 16 26 3 20 L7 30 H-7 L-3 20 C-16 26 -22 14 0 -4Z'
  const diamond = 'M0 -6 L14 12 L0 30 L-14 12Z'
  const club = 'M0 -4 A8 8 0 0 1 7 9 A8 8 0 1 1 3 20 L6 30 H-6 L-3 20 A8 8 0 1 1 -7 9 A8 8 0 0 1 0 -4Z'
  const pips = [heart, spade, diamond, club]
  const border = Array.from(
    { length: Math.floor(width / 64) },
    (_, index) =>
      at(48 + index * 64, 22, `<path d="${pips[index % 4]}" fill="${inlay}" opacity=".5"/>`, 0.75) +
      at(48 + index * 64, height - 46, `<path d="${pips[(index + 2) % 4]}" fill="${inlay}" opacity=".5"/>`, 0.75)
  ).join('')
  return `<defs><radialGradient id="felt" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="${cloth[0]}"/><stop offset=".6" stop-color="${cloth[1]}"/><stop offset="1" stop-color="${cloth[2]}"/></radialGradient><radialGradient id="lamp"><stop offset="0" stop-color="#fff0c8" stop-opacity=".09"/><stop offset="1" stop-color="#fff0c8" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="${lacquer}"/>${cut(`M28 64 H${width - 28} V${height - 64} H28Z`, panel, 2)}${border}
<rect x="40" y="76" width="${width - 80}" height="${height - 152}" rx="26" fill="url(#felt)"/><rect x="56" y="92" width="${width - 112}" height="${height - 184}" rx="18" fill="none" stroke="#d6b26a" stroke-opacity=".35" stroke-width="2"/>
${oval(width * 0.3, height * 0.3, width * 0.3, height * 0.3, 'url(#lamp)')}${grain(width, height, 'grain-felt')}`
}

import { at, cut, place, whim } from '../paper/cut.ts'
import type { TileArt } from './tile.ts'

/** What the worlds share: shapes as path data, and whole layers (skies, ridges, waters) that reach from side to side. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const dashed = (d: string, colour: string, width: number, dash: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Circles and boxes as path data, so that they can be cut like everything else. */
export const round = (x: number, y: number, r: number): string =>
  `M${place(x - r)} ${place(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`
export const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${place(x)} ${place(y)}`).join('L')}Z`
export const onRing = (x: number, y: number, r: number, degrees: number): [number, number] => [
  place(x + r * Math.cos((degrees * Math.PI) / 180)),
  place(y + r * Math.sin((degrees * Math.PI) / 180)),
]
export const ngon = (x: number, y: number, r: number, corners: number, turn = -90): string =>
  poly(Array.from({ length: corners }, (_, index) => onRing(x, y, r, turn + (360 * index) / corners)))
export const star = (x: number, y: number, outer: number, inner: number, rays: number, turn = -90): string =>
  poly(
    Array.from({ length: rays * 2 }, (_, index) => onRing(x, y, index % 2 ? inner : outer, turn + (180 * index) / rays))
  )
/** A slice of a ring from one angle to another. */
export const slice = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const far = to - from > 180 ? 1 : 0
  const [a, b, c, d] = [
    onRing(x, y, outer, from),
    onRing(x, y, outer, to),
    onRing(x, y, inner, to),
    onRing(x, y, inner, from),
  ]
  return `M${a.join(' ')}A${outer} ${outer} 0 ${far} 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 ${far} 0 ${d.join(' ')}Z`
}

/** A colour nearer to light (above 0) or to ink (below). */
export function shade(colour: string, by: number): string {
  const [to, share] = by > 0 ? [[255, 246, 224], by] : [[8, 12, 20], -by]
  const parts = [1, 3, 5].map((start, index) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16)
    return Math.round(value + ((to[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export const sky = ({ width, height }: TileArt, top: string, middle: string, bottom: string): string =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${fill(`M0 0h${width}v${height}H0Z`, 'url(#s)')}`

/** Light as paper has it: discs of thin sheets, one over the other. */
export const glow = (x: number, y: number, r: number, colour: string, rings = 4, opacity = 0.08): string =>
  times(rings, (index) => fill(round(x, y, place(r * (1 - index * 0.2))), colour, opacity))

export const moon = (x: number, y: number, r: number, colour: string): string =>
  glow(x, y, r * 2.2, colour, 3, 0.06) +
  cut(round(x, y, r), colour, 1) +
  fill(round(x - r * 0.3, y - r * 0.2, place(r * 0.22)), shade(colour, -0.12)) +
  fill(round(x + r * 0.32, y + r * 0.34, place(r * 0.3)), shade(colour, -0.1)) +
  fill(round(x + r * 0.28, y - r * 0.42, place(r * 0.13)), shade(colour, -0.12))

export const crescent = (x: number, y: number, r: number, colour: string, turn = -30): string =>
  at(
    x,
    y,
    cut(
      `M0 ${-r}a${r} ${r} 0 1 0 ${place(r * 0.94)} ${place(r * 1.35)}a${place(r * 0.82)} ${place(r * 0.82)} 0 1 1 ${place(-r * 0.94)} ${place(-r * 1.35)}Z`,
      colour,
      1
    ),
    1,
    turn
  )

/** All small lights of a sky in two paths. */
export const stars = (width: number, height: number, count: number, colour: string, seed = 0): string =>
  [1.3, 2.3]
    .map((size, kind) =>
      stroke(
        Array.from(
          { length: kind ? Math.ceil(count / 3) : count },
          (_, index) =>
            `M${Math.round(whim(index * 2 + seed + kind * 400) * width)} ${Math.round(whim(index * 2 + 1 + seed + kind * 400) * height)}h.1`
        ).join(''),
        colour,
        size,
        0.75
      )
    )
    .join('')

/** Soft land from side to side: curves that swing between whims. */
export function hills(
  { width, height }: TileArt,
  top: number,
  swing: number,
  colour: string,
  seed: number,
  step = 110,
  depth = 2
): string {
  let d = `M-30 ${height + 20}L-30 ${place(top)}`
  for (let x = -30, index = 0; x < width + 30; x += step, index++)
    d += `C${place(x + step * 0.4)} ${place(top - swing * (whim(seed + index) - 0.3) * 2)} ${place(x + step * 0.6)} ${place(top + swing * (whim(seed + index + 40) - 0.6) * 2)} ${x + step} ${place(top + swing * (whim(seed + index + 80) - 0.5))}`
  return cut(`${d}L${width + 140} ${height + 20}Z`, colour, depth)
}

/** Hard land: peaks with a lit side towards the upper left. */
export function crags(
  { width, height }: TileArt,
  top: number,
  swing: number,
  colour: string,
  seed: number,
  step = 70,
  depth = 2
): string {
  const points: [number, number][] = []
  for (let x = -40, index = 0; x < width + step; x += step * (0.6 + whim(seed + index) * 0.8), index++)
    points.push([x, top + (index % 2 ? swing * whim(seed + index + 20) : -swing * (0.4 + whim(seed + index + 60)))])
  const lit = points
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index - 1] ?? [x, y]
      return index > 0 && y < nextY
        ? poly([
            [x, y],
            [nextX, nextY],
            [nextX + (x - nextX) * 0.5, nextY + 26],
            [x + 5, y + swing * 0.8],
          ])
        : ''
    })
    .join('')
  return (
    cut(
      `M-40 ${height + 20}L${points.map(([x, y]) => `${place(x)} ${place(y)}`).join('L')}L${width + 90} ${height + 20}Z`,
      colour,
      depth
    ) + (lit && fill(lit, shade(colour, 0.14)))
  )
}

/** A row of curling waves from side to side. */
export function waves(
  { width, height }: TileArt,
  top: number,
  size: number,
  colour: string,
  shift = 0,
  crest = 0.22
): string {
  let body = `M-${size * 2} ${height + 20}L${shift - size * 2} ${top}`
  let foam = ''
  for (let x = shift - size * 2; x < width + size; x += size) {
    body += `q${place(size * 0.34)} ${place(-size * 0.06)} ${place(size * 0.5)} ${place(-size * 0.4)}q${place(size * 0.34)} ${place(size * 0.02)} ${place(size * 0.36)} ${place(size * 0.2)}q${place(-size * 0.14)} ${place(-size * 0.08)} ${place(-size * 0.2)} ${place(size * 0.02)}q0 ${place(size * 0.16)} ${place(size * 0.34)} ${place(size * 0.18)}`
    foam += `M${place(x + size * 0.12)} ${place(top + size * 0.1)}q${place(size * 0.3)} ${place(-size * 0.08)} ${place(size * 0.4)} ${place(-size * 0.34)}`
  }
  return (
    cut(`${body}L${width + size * 2} ${height + 20}Z`, colour, 2) +
    stroke(foam, shade(colour, crest + 0.1), place(size * 0.045), 0.8)
  )
}

/** Fine grain without a filter: one small field of specks, repeated. */
export const specks = ({ width, height }: TileArt): string => {
  const field = (seed: number, colour: string) =>
    `<path d="${Array.from({ length: 46 }, (_, index) => `M${Math.round(whim(index + seed) * 89)} ${Math.round(whim(index + seed + 50) * 97)}h.1`).join('')}" stroke="${colour}" stroke-width="1.2" stroke-linecap="round"/>`
  return `<pattern id="grain" width="89" height="97" patternUnits="userSpaceOnUse">${field(1, '#fff6e0')}${field(300, '#04080c')}</pattern>${fill(`M0 0h${width}v${height}H0Z`, 'url(#grain)', 0.13)}`
}

/** The motif of a game is drawn around 0 0, about 360 across: here it finds its place in both shapes. */
export const placed = (
  tile: TileArt,
  markup: string,
  { y = 0.52, size = 1, wideX = 0.5, wideY = 0.52, wideSize = 0.9 } = {}
): string =>
  tile.isWide
    ? at(place(tile.width * wideX), place(tile.height * wideY), markup, place(wideSize))
    : at(place(tile.width * 0.5), place(tile.height * y), markup, size)

/** A gem as a stone cutter sees it: each facet as light as it is turned to the upper left. */
export function gem(
  x: number,
  y: number,
  corners: readonly (readonly [number, number])[],
  colour: string,
  table = 0.5
): string {
  const outer = corners.map(([cx, cy]): [number, number] => [x + cx, y + cy])
  const inner = corners.map(([cx, cy]): [number, number] => [x + cx * table, y + cy * table])
  const facets = outer.map((point, index) => {
    const next = (index + 1) % outer.length
    const [[ax, ay], [bx, by]] = [point, outer[next] ?? point]
    const angle = Math.atan2((ay + by) / 2 - y, (ax + bx) / 2 - x)
    return fill(
      poly([point, [bx, by], inner[next] ?? point, inner[index] ?? point]),
      shade(colour, place(Math.cos(angle + (3 * Math.PI) / 4) * 0.38))
    )
  })
  return cut(poly(outer), colour, 2) + facets.join('') + fill(poly(inner), shade(colour, 0.16))
}

/** Paper-cut drawing: every layer throws a small shadow to the lower right, because the light comes from the upper left. */
export const cut = (d: string, fill: string, depth = 1): string =>
  `<path d="${d}" transform="translate(${1.2 * depth} ${1.9 * depth})" fill="#050d0c" opacity=".36"/><path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
export const at = (x: number, y: number, markup: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${markup}</g>`
export const mirrored = (x: number, markup: string): string =>
  `${markup}<g transform="translate(${2 * x} 0) scale(-1 1)">${markup}</g>`

/** A coordinate with two decimals: enough for a picture. */
export const place = (value: number): number => Math.round(value * 100) / 100

/** A number from 0 to 1 that looks drawn by hand but is always the same: scenes are the same on every screen. */
export const whim = (index: number): number => {
  const value = Math.sin(index * 12.9898 + 4.1414) * 43758.5453
  return value - Math.floor(value)
}

/** Symbols with one soft shadow below each, in the drawing itself: a filter of the page would make a layer of every copy. */
export const shaded = (symbols: Readonly<Record<string, string>>, colour: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(symbols).map(([symbol, markup]) => [
      symbol,
      `<filter id="shade"><feDropShadow dx="0" dy="2.4" stdDeviation="1.2" flood-color="${colour}"/></filter><g filter="url(#shade)">${markup}</g>`,
    ])
  )

/** Fine paper grain over a whole picture. */
export const grain = (width: number, height: number, id: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .5 -.12"/></filter><rect width="${width}" height="${height}" filter="url(#${id})" opacity=".16"/>`

/** A row of round tree tops along a ground line, down to the bottom of the picture. */
export function canopy(
  width: number,
  ground: number,
  bottom: number,
  size: number,
  fill: string,
  seed: number
): string {
  let d = `M-20 ${bottom} L-20 ${ground}`
  let x = -20
  for (let index = 0; x < width + size; index++) {
    const step = size * (0.6 + whim(seed + index) * 0.8)
    const rise = size * (0.25 + whim(seed + index + 50) * 0.75)
    d += ` C${x} ${ground - rise} ${x + step} ${ground - rise} ${x + step} ${ground + whim(seed + index + 90) * size * 0.18}`
    x += step
  }
  return cut(`${d} L${x} ${bottom} Z`, fill, 3)
}

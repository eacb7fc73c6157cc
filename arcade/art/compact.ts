/** Coordinates with one decimal: a tile is 400 across, so a tenth is a quarter of a pixel at most. */
const rounded = (markup: string): string =>
  markup
    .replaceAll(
      / d="([^"]+)"/g,
      (_, d: string) =>
        ` d="${d
          .replaceAll(/(\d*\.\d)\d+/g, '$1')
          .replaceAll(/\b0\.(\d)/g, '.$1')
          .replaceAll(/\.0\b/g, '')}"`
    )
    .replaceAll(/(\d+\.\d{2})\d+/g, '$1')
    .replaceAll(/ transform="rotate\(0 [^)]*\)"/g, '')
    .replaceAll(/ scale\(1\)| rotate\(0\)/g, '')

interface Group {
  readonly from: number
  readonly to: number
  readonly head: string
  readonly inside: string
}

function groupsOf(markup: string): Group[] {
  const open: { at: number; head: string }[] = []
  const groups: Group[] = []
  for (const found of markup.matchAll(/<g( [^>]*)?>|<\/g>/g)) {
    if (found[0] !== '</g>') open.push({ at: found.index, head: found[0] })
    else {
      const begun = open.pop()
      if (begun)
        groups.push({
          from: begun.at,
          to: found.index + 4,
          head: begun.head,
          inside: markup.slice(begun.at + begun.head.length, found.index),
        })
    }
  }
  return groups
}

/** The largest thing that stands in the picture twice is written once, until nothing does. */
function shared(markup: string): string {
  let body = markup
  let defs = ''
  for (let name = 0; name < 40; name++) {
    const groups = groupsOf(body)
    const counts = new Map<string, number>()
    for (const { inside } of groups) counts.set(inside, (counts.get(inside) ?? 0) + 1)
    const [best] = [...counts]
      .filter(([inside, count]) => count > 1 && inside.length > 80)
      .toSorted(([a], [b]) => b.length - a.length)
    if (!best) break
    const [inside] = best
    defs += `<g id="g${name.toString(36)}">${inside}</g>`
    for (const group of groups.filter((one) => one.inside === inside).toSorted((a, b) => b.from - a.from))
      body = `${body.slice(0, group.from)}<use href="#g${name.toString(36)}"${group.head.slice(2, -1)}/>${body.slice(group.to)}`
  }
  return (defs && `<defs>${defs}</defs>`) + body
}

/** The same picture in fewer bytes: a path that is drawn more than once (every layer is, for its shadow) is written once and used. */
export function compact(markup: string): string {
  const body = shared(rounded(markup))
  const counts = new Map<string, number>()
  for (const [, d = ''] of body.matchAll(/<path d="([^"]+)"/g)) counts.set(d, (counts.get(d) ?? 0) + 1)
  const names = new Map(
    [...counts].filter(([d, count]) => count > 1 && d.length > 24).map(([d], index) => [d, `p${index.toString(36)}`])
  )
  const defs = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('')
  return (
    (defs && `<defs>${defs}</defs>`) +
    body.replaceAll(/<path d="([^"]+)"/g, (path: string, d: string) =>
      names.has(d) ? `<use href="#${names.get(d)}"` : path
    )
  )
}

export const picture = (width: number, height: number, markup: string, density = 2): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * density}" height="${height * density}">${compact(markup)}</svg>\n`

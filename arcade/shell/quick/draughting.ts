import { cut, dot, grain, line, place, whim } from '../../paper/cut.ts'

/** The papers of Fathom's games: three tones of the sheet from above to below, and those of its ridges from far to near. */
const papers = {
  blue: ['#1d3c57', '#33586d', '#1a3a50', '#2b5069', '#21445c', '#16334a', '#0c1f2e'],
  dusk: ['#251f47', '#6d4b6c', '#3d2e54', '#503c63', '#3c2e55', '#2a2143', '#171230'],
  meadow: ['#10322d', '#2f6a58', '#19443a', '#2a5c49', '#1f4c3c', '#153a2e', '#0b231c'],
  river: ['#113b46', '#2a727e', '#174d58', '#226069', '#1a515a', '#12414a', '#0a272e'],
  sepia: ['#32261d', '#6b5338', '#3c2e22', '#5b4731', '#483825', '#35291b', '#1f1710'],
  night: ['#10182f', '#27375f', '#151f3e', '#243458', '#1b2849', '#131d38', '#0b1122'],
} as const

/** Fathom's world: a draughtsman's sheet of paper, ruled, with contour lines and cut-out ridges at the foot. */
export function draughting(
  width: number,
  height: number,
  seed: number,
  id: string,
  paper: keyof typeof papers = 'blue'
): string {
  const [top, middle, bottom, far, behind, before, near] = papers[paper]
  const rules =
    Array.from(
      { length: Math.ceil(width / 40) },
      (_, index) =>
        `<path d="M${index * 40} 0V${height}" stroke="#cfe3ea" stroke-opacity="${index % 5 ? 0.045 : 0.1}"/>`
    ).join('') +
    Array.from(
      { length: Math.ceil(height / 40) },
      (_, index) => `<path d="M0 ${index * 40}H${width}" stroke="#cfe3ea" stroke-opacity="${index % 5 ? 0.045 : 0.1}"/>`
    ).join('')
  const contour = (x: number, y: number, size: number, from: number): string => {
    const points = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2
      const reach = size * (0.8 + whim(from + index) * 0.45)
      return [x + Math.cos(angle) * reach * 1.35, y + Math.sin(angle) * reach] as const
    })
    const middle = (index: number): string => {
      const [a = [0, 0], b = [0, 0]] = [points[index % 9], points[(index + 1) % 9]]
      return `${place((a[0] + b[0]) / 2)} ${place((a[1] + b[1]) / 2)}`
    }
    return `M${middle(8)} ${points.map(([px, py], index) => `Q${place(px)} ${place(py)} ${middle(index)}`).join(' ')}Z`
  }
  const rings = (x: number, y: number, size: number, from: number): string =>
    [1, 0.78, 0.57, 0.38, 0.2]
      .map(
        (share) =>
          `<path d="${contour(x, y, size * share, from)}" fill="none" stroke="#cfe3ea" stroke-opacity=".16" stroke-width="1.4"/>`
      )
      .join('')
  const ridge = (ground: number, rise: number, fill: string, from: number): string => {
    let d = `M-20 ${height + 20} L-20 ${ground}`
    for (let index = 0, x = -20; x < width + 120; index++) {
      x += width * (0.06 + whim(from + index) * 0.09)
      d += ` L${place(x)} ${place(ground - (index % 2 ? 0.2 : 1) * rise * (0.4 + whim(from + index + 40) * 0.6))}`
    }
    return cut(`${d} L${width + 140} ${height + 20}Z`, fill, 3)
  }
  return `<defs><linearGradient id="sheet-${id}" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".7" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sheet-${id})"/>${rules}
${rings(width * 0.2, height * 0.28, Math.min(width, height) * 0.3, seed)}${rings(width * 0.84, height * 0.5, Math.min(width, height) * 0.34, seed + 30)}
${ridge(height * 0.74, height * 0.26, far, seed + 40)}${ridge(height * 0.83, height * 0.22, behind, seed + 60)}${ridge(height * 0.92, height * 0.18, before, seed + 80)}${ridge(height * 0.99, height * 0.1, near, seed + 95)}
${line(`M${width * 0.06} ${height * 0.1} h${width * 0.12} m-6 -5 l6 5 l-6 5`, 'rgb(207 227 234 / .35)', 1.4)}${dot(width * 0.06, height * 0.1, 3, 'rgb(207 227 234 / .5)')}
${grain(width, height, `grain-${id}`)}`
}

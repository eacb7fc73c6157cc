import { cut, dot, line, whim } from '../../paper/cut.ts'

const square = 'M8 6 H92 Q94 6 94 8 V92 Q94 94 92 94 H8 Q6 94 6 92 V8 Q6 6 8 6Z'

/** A closed tile: surveyed ground, a little different each. */
export function closedTile(tile: number): string {
  const lines = [0, 1, 2].map((index) => {
    const y = 24 + index * 24 + whim(tile * 3 + index) * 10
    return line(
      `M16 ${y} C34 ${y - 9 * whim(tile + index)} 62 ${y + 10 * whim(tile + index + 7)} 84 ${y - 2}`,
      'rgb(232 240 205 / .32)',
      1.6
    )
  })
  return (
    cut(square, '#557a52', 1.6) +
    `<path d="M8 6 H92 L84 14 H14 V86 L6 92 V8 Q6 6 8 6Z" fill="#9dbb7f" opacity=".6"/>` +
    lines.join('')
  )
}

/** Firm ground: a surveyor's flag on green. */
export function firmTile(tile: number): string {
  const lean = whim(tile + 3) * 6 - 3
  return (
    `<path d="${square}" fill="#16304a"/>` +
    cut('M14 66 C28 54 40 58 52 62 C66 66 78 58 88 64 V86 Q88 88 86 88 H16 Q14 88 14 86Z', '#4c8a63', 0.8) +
    `<path d="M14 74 C30 66 44 72 58 72 C70 72 80 68 88 72 V86 Q88 88 86 88 H16 Q14 88 14 86Z" fill="#376b4d"/>` +
    line(`M48 76 L${48 + lean} 20`, '#efe1bb', 3.4) +
    cut(`M${48 + lean} 20 L${80 + lean} 30 L${49 + lean} 42Z`, '#ec9b4d', 0.8) +
    dot(48 + lean, 19, 3, '#efe1bb')
  )
}

/** Ground that gave way: contour within contour, down into the dark. */
export function holeTile(tile: number): string {
  const ring = (size: number, fill: string): string => {
    const wobble = (index: number): number => size * (0.9 + whim(tile * 5 + index) * 0.2)
    return `<path d="M${50 - wobble(1)} 50 C${50 - wobble(2)} ${50 - size * 0.7} ${50 - size * 0.5} ${50 - wobble(3)} 50 ${50 - wobble(4)} C${50 + size * 0.6} ${50 - wobble(5)} ${50 + wobble(6)} ${50 - size * 0.5} ${50 + wobble(7)} 50 C${50 + wobble(2)} ${50 + size * 0.6} ${50 + size * 0.6} ${50 + wobble(1)} 50 ${50 + wobble(3)} C${50 - size * 0.6} ${50 + wobble(4)} ${50 - wobble(6)} ${50 + size * 0.5} ${50 - wobble(1)} 50Z" fill="${fill}"/>`
  }
  return (
    `<path d="${square}" fill="#2a4458"/>` +
    ring(40, '#7a4a3a') +
    ring(32, '#5d3429') +
    ring(24, '#41221c') +
    ring(16, '#28130f') +
    ring(8, '#120706')
  )
}

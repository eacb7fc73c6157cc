import { at, cut, line } from '../../paper/cut.ts'
import { shade } from '../scene.ts'

/** Night gardens, cut like pressed plants: round tops of trees, pointed leaves, one light among them. */
export const leaf = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    cut('M0 0C10-16 34-18 52-4C36 10 12 12 0 0Z', colour, 1) + line('M4-1C18-6 30-7 44-4', shade(colour, 0.22), 1.3),
    size,
    turn
  )

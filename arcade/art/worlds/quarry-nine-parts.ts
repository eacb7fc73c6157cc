import { cut } from '../../paper/cut.ts'
import { poly } from '../scene.ts'
import type { TileArt } from '../tile.ts'

/** Minerals and machines: straight edges, seams in strata, iron with rivets, no curve that a tool did not make. */
export const strata = ({ width, height }: TileArt, top: number, colours: readonly string[], tilt: number): string =>
  colours
    .map((colour, index) => {
      const y = top + (index * (height - top)) / colours.length
      const points = Array.from({ length: 8 }, (_, step): [number, number] => [
        -20 + (step * (width + 40)) / 7,
        y + tilt * (step - 3.5) + ((step * 29 + index * 17) % 22) - 11,
      ])
      return cut(poly([...points, [width + 20, height + 20], [-20, height + 20]]), colour, 2)
    })
    .join('')

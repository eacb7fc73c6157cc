import { cut, dot } from '../../paper/cut.ts'
import { fill, glow, round, stroke, times } from '../scene.ts'

/** The mark: an A cut from two sheets of paper, light from the upper left, with the first chip laid between its legs. 512 by 512. */
const mark = (size: number): string =>
  `<g transform="translate(256 262) scale(${size})">${cut('M-14-190L-206 196H-98L28-58Z', '#f4efe2', 4)}${cut('M-14-190H24L206 196H92L-56-110Z', '#c9c3b2', 4)}${fill('M-14-190L-206 196H-190L-2-172Z', '#ffffff', 0.7)}${cut(round(0, 150, 60), '#ef9a53', 4)}${fill(round(-2, 148, 42), '#f6b57c')}${times(8, (index) => `<g transform="rotate(${index * 45} 0 150)">${stroke('M0 95V104', '#3a1c0a', 9)}</g>`)}${dot(0, 150, 16, '#3a1c0a')}</g>`
const ground = (d: string): string =>
  fill(d, '#12241f') +
  `<clipPath id="a"><path d="${d}"/></clipPath><g clip-path="url(#a)">${glow(150, 110, 420, '#f3c68f', 5, 0.06)}</g>`

/** `any`: a sheet with round corners. `maskable`: the platform cuts it, so that the mark stays within the inner 80 %. */
export const appIcons: Readonly<Record<string, string>> = {
  'app-any': ground('M112 0H400Q512 0 512 112V400Q512 512 400 512H112Q0 512 0 400V112Q0 0 112 0Z') + mark(1),
  'app-maskable': ground('M0 0H512V512H0Z') + mark(0.74),
}

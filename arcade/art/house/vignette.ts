import { cut } from '../../paper/cut.ts'
import { fill, glow, stars } from '../scene.ts'

/**
 * Small pictures where a page has nothing else to show, 320 by 220. Each stands in a window of its own colour, so that it looks the same on dark ink
 * and on warm paper.
 */
export const scene = (sky: string, ground: string, markup: string): string =>
  `<clipPath id="w"><path d="M40 204V110a90 96 0 0 1 90-96h60a90 96 0 0 1 90 96V204Z"/></clipPath>` +
  cut('M40 204V110a90 96 0 0 1 90-96h60a90 96 0 0 1 90 96V204Z', sky, 2) +
  `<g clip-path="url(#w)">${glow(160, 110, 120, '#fff3d6', 3, 0.07)}${stars(320, 120, 16, '#fff3d6', 6)}${fill('M0 168Q160 150 320 168V220H0Z', ground)}</g>` +
  markup
export const shadow = (width: number): string =>
  `<ellipse cx="160" cy="192" rx="${width}" ry="8" fill="#08110f" opacity=".35"/>`

import { writeFile } from 'node:fs/promises'
import { pictures } from './pictures.ts'

/** `node arcade/art/sheet.ts sheet.html`: a page with all pictures side by side, at the sizes of the site, on ink and on paper. */
const cells = (folder: string, width: number): string =>
  pictures()
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(
      ({ path, markup }) =>
        `<figure><img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}"><figcaption>${path}</figcaption></figure>`
    )
    .join('')
const folders: readonly (readonly [folder: string, width: number])[] = [
  ['games', 200],
  ['studios', 96],
  ['heroes', 640],
  ['promotions', 320],
  ['tournaments', 320],
  ['jackpots', 320],
  ['characters', 160],
  ['characters', 32],
  ['avatars', 96],
  ['avatars', 28],
  ['empty', 200],
  ['system', 200],
  ['icons', 128],
  ['brands', 64],
]
const body = folders.map(([folder, width]) => `<section>${cells(folder, width)}</section>`).join('')
const style =
  'section{display:flex;flex-wrap:wrap;gap:12px;padding:12px}figure{margin:0}figcaption{font:11px sans-serif;opacity:.6}.ink{background:#0b1512;color:#fff}.paper{background:#f3ede0}'
await writeFile(
  process.argv[2] ?? 'sheet.html',
  `<!doctype html><style>${style}</style><div class="ink">${body}</div><div class="paper">${body}</div>`
)

/*
 * A page is a quarter of a megabyte. It stays the bytes that React wrote and is searched where it lies: as text each step would be a copy of twice that
 * length, and together they took longer than the rendering.
 */

/** The page with another text in the place of each that is looked for. */
export function replaceInPage(page: Buffer, text: string, other: string): Buffer {
  const [before, behind] = [Buffer.from(text), Buffer.from(other)]
  const parts: Buffer[] = []
  let start = 0
  for (let at = page.indexOf(before); at >= 0; at = page.indexOf(before, start)) {
    parts.push(page.subarray(start, at), behind)
    start = at + before.length
  }
  return Buffer.concat([...parts, page.subarray(start)])
}

/** What stands before the end of the page's head, as text, and the rest. */
export function splitHead(page: Buffer): readonly [head: string, rest: Buffer] {
  const found = page.indexOf('</head>')
  const end = found < 0 ? page.length : found
  return [page.toString('utf8', 0, end), page.subarray(end)]
}

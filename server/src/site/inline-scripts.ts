/** One script element of a document: what stands in its tag behind the name, what stands in it, and where the whole of it begins and ends. */
export interface ScriptElement {
  readonly attributes: string
  readonly content: Buffer
  readonly start: number
  readonly end: number
}

const [opening, closing] = ['<script', '</script>']

/** The script elements of a document as a browser finds them, one after another. Goes from tag to tag: a pattern over all that stands between was an eighth of a rendered page. */
export function* scriptsOf(html: Buffer): Generator<ScriptElement> {
  for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, start)) {
    const inside = start + opening.length
    // Elements of another name may begin alike.
    if (/\w/.test(html.toString('latin1', inside, inside + 1))) {
      start = inside
      continue
    }
    const tagEnd = html.indexOf('>', inside)
    const end = tagEnd < 0 ? -1 : html.indexOf(closing, tagEnd)
    if (end < 0) return
    yield {
      attributes: html.toString('utf8', inside, tagEnd),
      content: html.subarray(tagEnd + 1, end),
      start,
      end: end + closing.length,
    }
    start = end + closing.length
  }
}

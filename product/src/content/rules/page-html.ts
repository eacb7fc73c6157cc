import { type Block, isTarget, listBlock, pictureBlock, type Run, textBlock } from './page-blocks.ts'

/** What stands inside of these is no text of the page. */
const silent = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'video',
  'audio',
])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Begin and end a block of their own. */
const blocks = new Set([
  ...headings,
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'pre',
  'figure',
  'hr',
  'br',
])

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
}
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,8}));/g,
    (whole, ten?: string, sixteen?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
      const code = ten === undefined ? Number.parseInt(sixteen ?? '', 16) : Number(ten)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    }
  )

/** A tag, a comment, or text up to the next of them. An unclosed comment takes all that follows. */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)(?:>|$)|[^<]+|</g
const attribute = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** The first value of each attribute, its name in lower case. */
function valuesOf(tag: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!values.has(key)) values.set(key, decoded(double ?? single ?? bare ?? '').trim())
  }
  return values
}

/** Where reading stands: the block that is being filled, and how its text looks. */
class Reader {
  readonly found: Block[] = []
  #runs: Run[] = []
  #items: Run[][] = []
  #lists: ('ul' | 'ol')[] = []
  #kind: 'heading' | 'paragraph' | 'quote' = 'paragraph'
  #quotes = 0
  #strong = 0
  #em = 0
  #links: (string | undefined)[] = []

  text(text: string): void {
    const to = this.#links.at(-1)
    this.#runs.push({
      text: decoded(text),
      ...(this.#strong > 0 ? { strong: true } : {}),
      ...(this.#em > 0 ? { em: true } : {}),
      ...(to === undefined ? {} : { to }),
    })
  }
  #end(): void {
    if (this.#lists.length > 0) this.#items.push(this.#runs)
    else {
      const block = textBlock(this.#kind, this.#runs)
      if (block) this.found.push(block)
    }
    this.#runs = []
    this.#kind = this.#quotes > 0 ? 'quote' : 'paragraph'
  }
  #endList(isOrdered: boolean): void {
    const block = listBlock(this.#items, isOrdered)
    if (block) this.found.push(block)
    this.#items = []
  }
  tag(name: string, isEnd: boolean, attributes: string): void {
    if (name === 'a') {
      if (isEnd) this.#links.pop()
      else {
        const to = valuesOf(attributes).get('href') ?? ''
        this.#links.push(isTarget(to) ? to : undefined)
      }
    } else if (name === 'b' || name === 'strong') this.#strong = Math.max(0, this.#strong + (isEnd ? -1 : 1))
    else if (name === 'i' || name === 'em') this.#em = Math.max(0, this.#em + (isEnd ? -1 : 1))
    if (name === 'img' && this.#lists.length === 0) this.#picture(valuesOf(attributes))
    if (!blocks.has(name)) return
    this.#end()
    if (name === 'ul' || name === 'ol') this.#list(name, isEnd)
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes + (isEnd ? -1 : 1))
    this.#kind = headings.has(name) && !isEnd ? 'heading' : this.#quotes > 0 ? 'quote' : 'paragraph'
  }
  #picture(values: ReadonlyMap<string, string>): void {
    const kind = this.#kind
    const block = pictureBlock({
      src: values.get('src') ?? '',
      alt: values.get('alt') ?? '',
      width: values.get('width'),
      height: values.get('height'),
    })
    if (!block) return
    this.#end()
    this.#kind = kind
    this.found.push(block)
  }
  /** A list inside a list is told in the outer one. */
  #list(name: 'ul' | 'ol', isEnd: boolean): void {
    if (!isEnd) this.#lists.push(name)
    else {
      const ended = this.#lists.pop()
      if (ended && this.#lists.length === 0) this.#endList(ended === 'ol')
    }
  }
  done(): Block[] {
    this.#end()
    const [outer] = this.#lists
    this.#lists = []
    if (outer) this.#endList(outer === 'ol')
    return this.found
  }
}

/**
 * HTML of an editor as blocks: headings, paragraphs, quotes, lists, pictures, and in them links, strong and emphasised text. Nothing else of it is left, whatever it is:
 * what is written out is never markup.
 */
export function blocksOfHtml(html: string): Block[] {
  const reader = new Reader()
  let inside: string | undefined
  for (const [piece, end, tag, attributes = ''] of html.matchAll(pieces)) {
    const name = tag?.toLowerCase()
    if (inside !== undefined) {
      if (name === inside && end === '/') inside = undefined
    } else if (name === undefined) {
      if (!/^<[!?]/.test(piece)) reader.text(piece)
    } else if (silent.has(name)) {
      if (end !== '/' && !attributes.endsWith('/') && name !== 'embed') inside = name
    } else reader.tag(name, end === '/', attributes)
  }
  return reader.done()
}

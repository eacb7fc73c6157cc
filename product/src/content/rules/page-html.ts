import { Parser } from 'htmlparser2'
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
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
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

interface Attributes {
  readonly href?: string
  readonly src?: string
  readonly alt?: string
  readonly width?: string
  readonly height?: string
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
      // What the parser writes for a character that does not exist.
      text: text.replaceAll('\ufffd', ''),
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
    this.#kind = this.#kindOutside()
  }
  #endList(isOrdered: boolean): void {
    const block = listBlock(this.#items, isOrdered)
    if (block) this.found.push(block)
    this.#items = []
  }
  open(name: string, attributes: Attributes): void {
    if (name === 'a') {
      const to = attributes.href?.trim() ?? ''
      this.#links.push(isTarget(to) ? to : undefined)
    } else if (name === 'b' || name === 'strong') this.#strong += 1
    else if (name === 'i' || name === 'em') this.#em += 1
    else if (name === 'img' && this.#lists.length === 0) this.#picture(attributes)
    if (!blocks.has(name)) return
    this.#end()
    if (name === 'ul' || name === 'ol') this.#lists.push(name)
    if (name === 'blockquote') this.#quotes += 1
    this.#kind = headings.has(name) ? 'heading' : this.#kindOutside()
  }
  close(name: string): void {
    if (name === 'a') this.#links.pop()
    else if (name === 'b' || name === 'strong') this.#strong -= 1
    else if (name === 'i' || name === 'em') this.#em -= 1
    if (!blocks.has(name)) return
    this.#end()
    // A list inside a list is told in the outer one.
    if (name === 'ul' || name === 'ol') {
      this.#lists.pop()
      if (this.#lists.length === 0) this.#endList(name === 'ol')
    }
    if (name === 'blockquote') this.#quotes -= 1
    this.#kind = this.#kindOutside()
  }
  #kindOutside(): 'quote' | 'paragraph' {
    return this.#quotes > 0 ? 'quote' : 'paragraph'
  }
  #picture({ src = '', alt = '', width, height }: Attributes): void {
    const kind = this.#kind
    const block = pictureBlock({ src: src.trim(), alt: alt.trim(), width, height })
    if (!block) return
    this.#end()
    this.#kind = kind
    this.found.push(block)
  }
  done(): Block[] {
    this.#end()
    return this.found
  }
}

/** The parser's work grows with size times depth. Past either limit the rest is not read (decision 0209). */
const charactersMax = 1_000_000
const depthMax = 128

/**
 * HTML of an editor as blocks: headings, paragraphs, quotes, lists, pictures, and in them links, strong and emphasised text. Nothing else of it is left, whatever it is:
 * what is written out is never markup.
 */
export function blocksOfHtml(html: string): Block[] {
  const reader = new Reader()
  const open: string[] = []
  let [silence, isCut] = [0, false]
  const close = (name: string): void => {
    if (silent.has(name)) silence -= 1
    else if (silence === 0) reader.close(name)
  }
  // The parser closes whatever was opened, also where the text does not.
  const parser = new Parser({
    onopentag(name, attributes) {
      isCut = open.length === depthMax
      if (isCut) return parser.pause()
      open.push(name)
      if (silent.has(name)) silence += 1
      else if (silence === 0) reader.open(name, attributes)
    },
    onclosetag(name) {
      // An element without content ends at once, also the one that was not read.
      if (isCut) return
      open.pop()
      close(name)
    },
    ontext(text) {
      if (silence === 0) reader.text(text)
    },
  })
  // Half of a pair at the end becomes a sign that no text keeps.
  parser.end(html.slice(0, charactersMax).toWellFormed())
  // Empty unless the parser was paused.
  open.reverse().forEach(close)
  return reader.done()
}

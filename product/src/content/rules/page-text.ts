import { type Block, isTarget, listBlock, type Run, textBlock } from './page-blocks.ts'
import { blocksOfHtml } from './page-html.ts'
import { blocksOfStrapi, strapiBody } from './page-strapi.ts'

export type { Block, Run } from './page-blocks.ts'

export interface PageSource {
  readonly title: string
  readonly description: string
  readonly body: string
}

const chunksOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')

const joined = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** A body in any of its forms: HTML where it begins with a tag, the blocks of Strapi's editor, else the house's own marks. */
export function blocksOf(body: string): Block[] {
  const text = body.trim()
  if (/^<[a-zA-Z!]/.test(text)) return blocksOfHtml(text)
  const strapi = strapiBody(text)
  return strapi ? blocksOfStrapi(strapi) : blocksOfMarks(text)
}

/** `[words](/address)` is a link where links may lead there, else text as it stands. */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let read = 0
  for (const { 0: whole, 1: words = '', 2: to = '', index } of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    if (!isTarget(to)) continue
    runs.push({ text: text.slice(read, index) }, { text: words, to })
    read = index + whole.length
  }
  return [...runs, { text: text.slice(read) }]
}

/** `## ` begins a heading, `- ` in each line makes a list, an empty line ends a paragraph. */
const blocksOfMarks = (body: string): Block[] =>
  chunksOf(body).flatMap((chunk): Block[] => {
    const lines = chunk.split('\n')
    const block = chunk.startsWith('## ')
      ? textBlock('heading', runsOf(chunk.slice(3)))
      : lines.every((line) => line.startsWith('- '))
        ? listBlock(
            lines.map((line) => runsOf(line.slice(2))),
            false
          )
        : textBlock('paragraph', runsOf(chunk))
    return block ? [block] : []
  })

/** A page as a file holds it: `# Title`, then `> Description`, then the body; undefined where one of the first two is missing. */
export function pageOfFile(text: string): PageSource | undefined {
  const [title, description, ...body] = chunksOf(text)
  if (!title?.startsWith('# ') || !description?.startsWith('> ')) return undefined
  return { title: joined(title.slice(2)), description: joined(description.slice(2)), body: body.join('\n\n') }
}

export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,79}$/.test(text)

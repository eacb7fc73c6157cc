import type { Block } from './page-blocks.ts'
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

/** `## ` begins a heading, `- ` in each line makes a list, an empty line ends a paragraph. */
function blocksOfMarks(body: string): Block[] {
  return chunksOf(body).map((chunk): Block => {
    if (chunk.startsWith('## ')) return { kind: 'heading', text: joined(chunk.slice(3)) }
    if (chunk.split('\n').every((line) => line.startsWith('- ')))
      return { kind: 'list', items: chunk.split('\n').map((line) => line.slice(2).trim()) }
    return { kind: 'paragraph', text: joined(chunk) }
  })
}

/** A page as a file holds it: `# Title`, then `> Description`, then the body; undefined where one of the first two is missing. */
export function pageOfFile(text: string): PageSource | undefined {
  const [title, description, ...body] = chunksOf(text)
  if (!title?.startsWith('# ') || !description?.startsWith('> ')) return undefined
  return { title: joined(title.slice(2)), description: joined(description.slice(2)), body: body.join('\n\n') }
}

export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,79}$/.test(text)

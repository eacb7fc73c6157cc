import { type Block, isTarget, listBlock, pictureBlock, type Run, textBlock } from './page-blocks.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const childrenOf = (node: Node): Node[] => (Array.isArray(node['children']) ? node['children'].filter(isNode) : [])

const depthMax = 12

function runsOf(node: Node, to: string | undefined, depth: number): Run[] {
  if (depth > depthMax) return []
  const { type, text, url } = node
  if (type === 'text' && typeof text === 'string')
    return [
      {
        text,
        ...(node['bold'] === true ? { strong: true } : {}),
        ...(node['italic'] === true ? { em: true } : {}),
        ...(to === undefined ? {} : { to }),
      },
    ]
  const target = type === 'link' && typeof url === 'string' && isTarget(url) ? url : to
  return childrenOf(node).flatMap((child) => runsOf(child, target, depth + 1))
}

/** Items of a list; those of a list inside it follow their own. */
const itemsOf = (list: Node, depth: number): Run[][] =>
  depth > depthMax
    ? []
    : childrenOf(list).flatMap((item) =>
        item['type'] === 'list' ? itemsOf(item, depth + 1) : [runsOf(item, undefined, depth + 1)]
      )

const textKinds: Readonly<Record<string, 'heading' | 'paragraph' | 'quote'>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  quote: 'quote',
  code: 'paragraph',
}

/** A body of Strapi's blocks editor. */
export function blocksOfStrapi(body: readonly unknown[]): Block[] {
  return body.filter(isNode).flatMap((node): Block[] => {
    const { type } = node
    if (type === 'list')
      return [listBlock(itemsOf(node, 0), node['format'] === 'ordered')].filter((block) => block !== undefined)
    if (type === 'image' && isNode(node['image'])) {
      const { url, alternativeText, width, height } = node['image']
      const picture = pictureBlock({
        src: typeof url === 'string' ? url : '',
        alt: typeof alternativeText === 'string' ? alternativeText : '',
        width,
        height,
      })
      return picture ? [picture] : []
    }
    const kind = typeof type === 'string' && Object.hasOwn(textKinds, type) ? textKinds[type] : undefined
    return kind ? [textBlock(kind, runsOf(node, undefined, 0))].filter((block) => block !== undefined) : []
  })
}

/** The body of a blocks editor, kept as text; undefined for any other text. */
export function strapiBody(body: string): readonly unknown[] | undefined {
  if (!body.startsWith('[{')) return undefined
  try {
    const found: unknown = JSON.parse(body)
    return Array.isArray(found) ? found : undefined
  } catch {
    return undefined
  }
}

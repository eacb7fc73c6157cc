import { pictureDefaults, pictureWidths, wholePicture, wholePictureSet } from '@ante/kit/picture'
import type { Block, Run } from '@ante/product/content/rules/page-text'
import { Link } from 'react-router'

/** The text of a content page. Each piece is text to React, so whatever it says, it runs nothing. */
export const ContentBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="grid gap-4 text-chalk-2">
    {blocks.map((block, n) => (
      <BlockView key={n} block={block} />
    ))}
  </div>
)

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className="mt-4 font-display text-22 text-chalk">{block.text}</h2>
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={`grid gap-2 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, n) => (
          <li key={n}>
            <Runs text={item} runs={block.runs?.[n]} />
          </li>
        ))}
      </List>
    )
  }
  if (block.kind === 'picture') return <PictureView picture={block} />
  const words = <Runs text={block.text} runs={block.runs} />
  if (block.kind === 'quote')
    return <blockquote className="border-s-2 border-line ps-4 text-chalk-3">{words}</blockquote>
  return <p>{words}</p>
}

/** As wide as the text; a size that nobody knows is taken as usual, so that nothing moves when the picture comes. */
function PictureView({
  picture: { src, alt, width = pictureWidths.md, height = Math.round(width / pictureDefaults.ratio) },
}: {
  picture: Extract<Block, { kind: 'picture' }>
}) {
  return (
    <img
      src={wholePicture(src, pictureWidths.md)}
      srcSet={wholePictureSet(src)}
      sizes="(width < 46rem) 92vw, 44rem"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-2 object-contain"
    />
  )
}

const Runs = ({ text, runs }: { text: string; runs?: readonly Run[] | undefined }) =>
  runs ? runs.map((run, n) => <RunView key={n} run={run} />) : text

function RunView({ run: { text, strong, em, to } }: { run: Run }) {
  const words = strong ? <strong className="text-chalk">{text}</strong> : text
  const marked = em ? <em>{words}</em> : words
  if (to === undefined) return marked
  const look = 'text-ember underline underline-offset-4'
  if (to.startsWith('/'))
    return (
      <Link to={to} className={look}>
        {marked}
      </Link>
    )
  return (
    <a href={to} rel="noopener noreferrer" className={look}>
      {marked}
    </a>
  )
}

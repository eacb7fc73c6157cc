import type { Block } from '@ante/product/content/rules/page-text'

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
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

import type { Draw } from '@ante/product/draws/contract'
import { useImage } from '../../app/document/images.ts'
import { StoryCard } from '../../ui/story-card.tsx'
import { DrawFacts, DrawState } from './draw-facts.tsx'

/** A draw in a list: the whole card leads to its page. */
export function DrawCard({ draw, made }: { draw: Draw; made: string }) {
  const image = useImage()
  const { id, description } = draw
  return (
    <StoryCard
      to={`/draws/${id}`}
      title={description.title}
      text={description.text}
      image={image('tournament', description)}
    >
      <DrawState draw={draw} />
      <div className="mt-2">
        <DrawFacts draw={draw} made={made} />
      </div>
    </StoryCard>
  )
}

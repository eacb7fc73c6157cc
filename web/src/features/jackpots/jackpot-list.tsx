import type { Jackpot } from '@ante/product/jackpots/contract'
import { useImage } from '../../app/document/images.ts'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { StoryCard } from '../../ui/story-card.tsx'
import { Meters } from './meters.tsx'
import { type Levels, useMeters } from './use-meters.ts'

export type JackpotCard = Pick<Jackpot, 'id' | 'description'> & { readonly levels: Levels }

/** Jackpots with their meters, which go on as the books do. */
export function JackpotList({
  jackpots,
  label,
  columns,
  level,
}: {
  jackpots: readonly JackpotCard[]
  label: string
  columns: string
  level?: 'h2' | 'h3'
}) {
  const meters = useMeters(jackpots)
  const image = useImage()
  const address = usePageAddress()
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {jackpots.map(({ id, description, levels }) => (
        <li key={id} className="grid">
          <StoryCard
            level={level}
            to={address('jackpot', id, description.title)}
            title={description.title}
            text={description.text}
            image={image('jackpot', description)}
          >
            <Meters levels={meters.get(id) ?? levels} label={label} />
          </StoryCard>
        </li>
      ))}
    </ul>
  )
}

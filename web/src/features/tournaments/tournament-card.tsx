import type { Tournament } from '@ante/product/tournaments/contract'
import { useImage } from '../../app/document/images.ts'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { StoryCard } from '../../ui/story-card.tsx'
import { ParticipateButton } from './participate-button.tsx'
import type { CardTournament } from './participation.ts'
import { TournamentFacts, TournamentState } from './tournament-facts.tsx'

/** A tournament in a list: the whole card leads to its page, its button takes part. */
export function TournamentCard({
  tournament,
  made,
  onChange,
}: {
  tournament: CardTournament
  made: string
  onChange: (now: Tournament) => void
}) {
  const image = useImage()
  const address = usePageAddress()
  const { id, description, status } = tournament
  return (
    <StoryCard
      to={address('tournament', id, description.title)}
      title={description.title}
      text={description.text}
      image={image('tournament', description)}
    >
      <TournamentState tournament={tournament} />
      <div className="mt-2">
        <TournamentFacts tournament={tournament} made={made} />
      </div>
      {status !== 'finished' && (
        <div className="relative mt-3">
          <ParticipateButton tournament={tournament} onChange={onChange} look="plain" />
        </div>
      )}
    </StoryCard>
  )
}

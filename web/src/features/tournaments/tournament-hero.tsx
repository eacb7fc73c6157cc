import { pictureShapes } from '@ante/kit/picture'
import type { Tournament } from '@ante/product/tournaments/contract'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useImage } from '../../app/document/images.ts'
import { Picture } from '../../ui/picture.tsx'
import { ParticipateButton } from './participate-button.tsx'
import { TournamentFacts, TournamentState } from './tournament-facts.tsx'

/** What a tournament's page begins with: its picture, its words, its fund and its clock, and the one thing to do. */
export function TournamentHero({
  tournament,
  made,
  onChange,
}: {
  tournament: Tournament
  made: string
  onChange: (now: Tournament) => void
}) {
  const t = useTranslations('tournaments')
  const { signedIn } = useAccount()
  const image = useImage()
  const { title, text } = tournament.description
  const isUnmet =
    signedIn && !tournament.user_info?.is_participant && tournament.restrictions.some(({ satisfied }) => !satisfied)
  return (
    <header className="relative isolate grid overflow-hidden rounded-3 bg-surface-1 ring-1 ring-line">
      <div className="area-art max-tablet:h-52">
        <Picture
          src={image('tournament', tournament.description)}
          {...pictureShapes.tournament}
          phone={pictureShapes.areaOnPhone}
          first
          className="size-full object-cover"
        />
      </div>
      <div className="grid content-center gap-4 p-5 tablet:min-h-96 tablet:w-[58%] tablet:p-8 laptop:gap-5 laptop:p-10">
        <TournamentState tournament={tournament} />
        <h1 className="font-display text-36 hyphens-auto text-balance wrap-anywhere laptop:text-48">{title}</h1>
        <p className="max-w-[46ch] whitespace-pre-line text-chalk-2">{text}</p>
        <TournamentFacts tournament={tournament} made={made} large />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {tournament.entry.most !== null && tournament.status !== 'finished' && (
            <p className="figures w-full text-14 text-chalk-2">
              {t('participate.places', {
                taken: String(tournament.total_participants),
                most: String(tournament.entry.most),
              })}
            </p>
          )}
          <ParticipateButton tournament={tournament} onChange={onChange} size="large" />
          {isUnmet && tournament.status !== 'finished' && (
            <p className="text-14 text-chalk-2">
              {t('participate.unmet')}{' '}
              <a
                href="#who"
                className="tap-room rounded-1 font-medium text-chalk underline decoration-line-strong underline-offset-4"
              >
                {t('participate.toWho')}
              </a>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}

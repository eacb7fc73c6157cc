import type { Place, Tournament } from '@ante/product/tournaments/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../app/api/client.ts'
import { PlayerName } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { SimulatedNote } from '../../ui/simulated-note.tsx'
import { Points } from './points.tsx'

/** How many places come with the page. */
const firstPlaces = 20

/** TRN-07: who is ahead, with the prize that each place would get. */
export function Board({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  const { leaderboard, status } = tournament
  return (
    // The first points take the place of the words that there are none: what stands below stays where it is.
    <section aria-labelledby="board-title" className="grid min-h-86 content-start gap-4">
      <h2 id="board-title" className="font-display text-22">
        {t('board.title')}
      </h2>
      {status !== 'finished' && <OwnPlace tournament={tournament} />}
      {leaderboard.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={t('board.empty.title')}
          text={t(status === 'future' ? 'board.empty.future' : 'board.empty.text')}
        />
      ) : (
        <WholeBoard tournament={tournament} />
      )}
    </section>
  )
}

/** The first places come with the page; the rest as they are asked for. What is fresh of the first ones stands over what was read before. */
function WholeBoard({ tournament: { id, leaderboard } }: { tournament: Tournament }) {
  const t = useTranslations('tournaments.board')
  const common = useTranslations('common')
  const [later, setLater] = useState<readonly Place[]>([])
  const [hasMore, setHasMore] = useState(leaderboard.length >= firstPlaces)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const places = [...leaderboard, ...later.filter(({ place }) => place > leaderboard.length)]
  async function ask() {
    setIsAsking(true)
    setHasFailed(false)
    try {
      const { items, count } = await get('leaderboard.get', { tournament_id: id, offset: places.length, count: 50 })
      setLater([...later, ...items])
      setHasMore(items.length > 0 && places.length + items.length < count)
    } catch {
      setHasFailed(true)
    }
    setIsAsking(false)
  }
  return (
    <>
      <Places places={places} label={t('title')} />
      <SimulatedNote names={places.map(({ name }) => name)} />
      {hasMore && (
        <div className="grid justify-items-center gap-2">
          <Button look="plain" size="small" loading={isAsking} onClick={() => void ask()}>
            {common('showMore')}
          </Button>
          {hasFailed && (
            <p role="alert" className="text-14 text-danger">
              {t('failed')}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** TRN-08: who won what, once the last rounds are counted. */
export function Winners({ tournament: { winners, is_closed } }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  return (
    <section aria-labelledby="winners-title" className="grid content-start gap-4">
      <h2 id="winners-title" className="font-display text-22">
        {t('winners.title')}
      </h2>
      {winners.length > 0 ? (
        <Places places={winners} label={t('winners.title')} />
      ) : is_closed ? (
        <EmptyState icon="trophy" title={t('winners.nobody.title')} text={t('winners.nobody.text')} />
      ) : (
        <p role="status" className="rounded-3 border border-line bg-surface-1 p-5 text-14 text-chalk-2">
          {t('winners.counting')}
        </p>
      )}
    </section>
  )
}

/** TRN-06: where the reader stands, also beyond the last shown place. */
function OwnPlace({ tournament: { user_info, status } }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  if (!user_info?.is_participant) return null
  const { place, points } = user_info
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-3 bg-surface-2 px-5 py-4 ring-1 ring-line-strong">
      <p className="text-14 text-chalk-2">{t('own.title')}</p>
      {place === null ? (
        <p className="text-14">{t(status === 'future' ? 'own.future' : 'own.none')}</p>
      ) : (
        <p className="flex items-baseline gap-3">
          <span className="font-display text-22">{t('own.place', { place: String(place) })}</span>
          <span className="figures text-14 text-chalk-2">{t('own.points', { points })}</span>
        </p>
      )}
    </div>
  )
}

const medals = ['bg-[oklch(78%_0.13_85)]', 'bg-[oklch(80%_0.02_230)]', 'bg-[oklch(66%_0.11_55)]'] as const

const cell = 'px-2 py-2.5 tablet:px-4'
function Places({ places, label }: { places: readonly Place[]; label: string }) {
  const t = useTranslations('tournaments.board')
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-surface-1">
      <table className="w-full table-fixed border-collapse text-14">
        <caption className="sr-only">{label}</caption>
        <colgroup>
          <col className="w-14 tablet:w-20" />
          <col />
          <col className="w-28 tablet:w-36" />
          <col className="w-32 max-tablet:hidden" />
        </colgroup>
        <thead>
          <tr className="border-b border-line text-12 text-chalk-3">
            <th scope="col" className={`${cell} text-center font-medium`}>
              {t('place')}
            </th>
            <th scope="col" className={`${cell} text-start font-medium`}>
              {t('player')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('points')}
              <span className="tablet:hidden">{` · ${t('prize')}`}</span>
            </th>
            <th scope="col" className={`${cell} text-end font-medium max-tablet:hidden`}>
              {t('prize')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((one) => (
            <PlaceRow key={one.place} {...one} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PlaceRow({ place, name, avatar, points, prize, is_own }: Place) {
  const t = useTranslations('tournaments.board')
  const medal = medals[place - 1]
  return (
    <tr
      className={`border-b border-line last:border-0 ${is_own ? 'bg-surface-2' : ''}`}
      aria-current={is_own ? 'true' : undefined}
    >
      <td className={`${cell} text-center`}>
        <span
          className={`figures inline-grid size-7 place-items-center rounded-full font-semibold ${medal ? `${medal} text-[oklch(20%_0.02_90)]` : 'text-chalk-2'}`}
        >
          {place}
        </span>
      </td>
      <th scope="row" className={`${cell} font-normal`}>
        <span className="flex min-w-0 items-center gap-3">
          <span className="min-w-0 font-medium">
            <PlayerName name={name} avatar={avatar} size={28} />
          </span>
          {is_own && <span className="shrink-0 rounded-1 bg-surface-3 px-1.5 text-12 text-chalk-2">{t('you')}</span>}
        </span>
      </th>
      <td className={`${cell} text-end`}>
        <Points value={points} className="font-semibold" />
        {/* A phone has no room for a column of its own beside the names. */}
        {prize && (
          <span className="block tablet:hidden">
            <Money value={prize} className="text-12 font-semibold text-baize" />
          </span>
        )}
      </td>
      <td className={`${cell} text-end max-tablet:hidden`}>
        {prize ? <Money value={prize} className="font-semibold text-baize" /> : <span className="text-chalk-3">–</span>}
      </td>
    </tr>
  )
}

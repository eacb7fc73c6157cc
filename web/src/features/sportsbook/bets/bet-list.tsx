import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../../app/api/client.ts'
import { repeat, useOwnTopic } from '../../../app/live/live-topic.ts'
import type { Bet } from './bet.ts'
import { BetCard } from './bet-card.tsx'

const unsettled: ReadonlySet<Bet['state']> = new Set(['pending', 'open'])
const scoresEvery = 10_000

/** Bets that move by themselves: the socket tells what becomes of them, and the scores of those still open are asked for. */
export function BetList({ bets: loaded, actionOf }: { bets: readonly Bet[]; actionOf: (id: string) => ReactNode }) {
  const t = useTranslations('bets')
  const [held, setHeld] = useState<{ of: readonly Bet[]; bets: readonly Bet[] }>({ of: loaded, bets: loaded })
  const bets = held.of === loaded ? held.bets : loaded
  const learn = (news: readonly Bet[]) =>
    setHeld((before) => {
      const current = before.of === loaded ? before.bets : loaded
      return { of: loaded, bets: current.map((bet) => news.find(({ id }) => id === bet.id) ?? bet) }
    })
  const open = bets.filter(({ state }) => unsettled.has(state)).map(({ id }) => id)
  useOwnTopic('sportsbook.bet', { hear: (bet) => learn([bet]) })

  const latest = useRef({ open, learn })
  useEffect(() => {
    latest.current = { open, learn }
  })
  const anyOpen = open.length > 0
  useEffect(() => {
    if (!anyOpen) return
    return repeat(async () => {
      const ids = latest.current.open
      latest.current.learn((await get('sportsbook.getbets', { ids, count: ids.length })).items)
    }, scoresEvery)
  }, [anyOpen])

  return (
    <ul className="grid gap-3" aria-label={t('title')}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetCard bet={bet} action={bet.state === 'pending' ? null : actionOf(bet.id)} />
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../../app/live/live-topic.ts'
import { get } from '../../../app/api/client.ts'
import { LaterPushOffer } from '../../../app/push/later-push-offer.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { type PlacedBet, slipStore } from './slip-store.ts'

/** What was placed, and how it goes on: a live bet is accepted after a delay. */
export function Placed({ bets }: { bets: readonly PlacedBet[] }) {
  const t = useTranslations('betting.slip')
  const waiting = bets.some(({ state }) => state === 'pending')
  useOwnTopic('sportsbook.bet', {
    hear: slipStore.changed,
    poll: async () => {
      if (!waiting) return
      const { items } = await get('sportsbook.getbets', { ids: bets.map(({ id }) => id) })
      for (const bet of items) slipStore.changed(bet)
    },
    every: 2_000,
  })
  return (
    <output className="grid gap-3 rounded-2 border border-baize/40 bg-baize-soft p-3.5">
      <h3 className="flex items-center gap-2 text-16 font-semibold text-baize">
        <Icon name="check" />
        {t('placed.title', { count: bets.length })}
      </h3>
      <ul className="grid gap-2.5">
        {bets.map((bet) => (
          <PlacedEntry key={bet.id} bet={bet} />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <Link to="/profile/bets" className={buttonClass({ look: 'plain', size: 'small' })}>
          {t('placed.bets')}
        </Link>
        <Button look="plain" size="small" onClick={() => slipStore.forgetPlaced()}>
          {t('placed.more')}
        </Button>
      </div>
      <LaterPushOffer text="offerBets" />
    </output>
  )
}

function PlacedEntry({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('betting.slip')
  const states = useTranslations('bets')
  return (
    <li className="grid gap-1 text-14">
      <div className="flex items-center justify-between gap-3">
        <span className="figures text-chalk-2">{t('placed.id', { id: bet.id })}</span>
        <span
          className={`inline-flex items-center gap-1.5 font-semibold ${bet.state === 'rejected' ? 'text-danger' : ''}`}
        >
          {bet.state === 'pending' && <span className="spinner" aria-hidden="true" />}
          {states(`states.${bet.state}`)}
        </span>
      </div>
      <div className="flex items-center justify-between gap-3">
        <Money value={bet.stake} />
        <span className="inline-flex items-center gap-1.5 text-chalk-2">
          <span aria-hidden="true">→</span>
          <Money value={bet.potential} className="font-semibold text-chalk" />
        </span>
      </div>
      {bet.state === 'rejected' && bet.reason && (
        <p className="text-12 text-chalk-2">{states(`reasons.${bet.reason}`)}</p>
      )}
    </li>
  )
}

import type { Jackpot } from '@ante/product/jackpots/contract'
import { sumInSentence } from '@ante/kit/money-text'
import { fromWire, type WireMoney } from '@ante/kit/money'
import { writePercent } from '@ante/kit/numeral'
import { useLocale, useTranslations } from 'use-intl'
import { useDateText } from '../../ui/date-text.tsx'
import { Table } from '../../ui/table.tsx'

/** `betOdds`: the least odds of bets that feed it, as they are written for this reader. */
export function LevelFacts({ jackpot, betOdds }: { jackpot: Jackpot; betOdds: string | undefined }) {
  const t = useTranslations('areas.jackpots')
  const locale = useLocale()
  const dateText = useDateText()
  // One that nothing feeds at present is told of as one of games.
  const hasGames = jackpot.games.length > 0 || betOdds === undefined
  const sum = (value: WireMoney) => sumInSentence(fromWire(value), locale)
  return (
    <section aria-labelledby="jackpot-rules" className="grid gap-4">
      <h2 id="jackpot-rules" className="font-display text-22">
        {t('rules')}
      </h2>
      {jackpot.is_paused && <p>{t('paused')}</p>}
      <Table
        caption={t('rules')}
        rows={[...jackpot.levels].reverse()}
        rowKey={({ name }) => name}
        columns={[
          { key: 'level', head: t('columns.level'), cell: ({ title }) => title },
          {
            key: 'share',
            head: t('columns.share'),
            number: true,
            cell: ({ share_percent }) => writePercent(share_percent, locale),
          },
          {
            key: 'chance',
            head: t('columns.chance'),
            cell: ({ once_in, won_before }) =>
              won_before ? t('before', { amount: sum(won_before) }) : once_in && t('onceIn', { amount: sum(once_in) }),
          },
          { key: 'seed', head: t('columns.seed'), number: true, cell: ({ seed }) => sum(seed) },
          {
            key: 'last',
            head: t('columns.last'),
            cell: ({ last_win }) =>
              last_win ? (
                <span dir="auto">
                  {t('lastWin', {
                    amount: sum(last_win.amount),
                    name: last_win.name,
                    date: dateText(last_win.won_at),
                  })}
                </span>
              ) : (
                t('never')
              ),
          },
        ]}
      />
      <p className="text-14 text-chalk-2">
        {t(hasGames ? 'returns' : 'returnsBets', { percent: writePercent(jackpot.return_percent, locale) })}
      </p>
      {betOdds !== undefined && <p className="text-14 text-chalk-2">{t('betsRule', { odds: betOdds })}</p>}
      {hasGames && <p className="text-14 text-chalk-2">{t('proof')}</p>}
      {betOdds !== undefined && <p className="text-14 text-chalk-2">{t('proofBets')}</p>}
    </section>
  )
}

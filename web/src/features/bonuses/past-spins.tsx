import { fromWire } from '@ante/kit/money'
import type { Pack } from '@ante/product/games/rules/free-spins'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useDateText } from '../../ui/date-text.tsx'

/** LOBBY-31: packs that are over: how they ended, and what became of their wins. Nothing where there is none. */
export function PastSpins({ packs }: { packs: readonly Pack[] }) {
  const t = useTranslations('bonuses.freeSpins')
  if (packs.length === 0) return null
  return (
    <section aria-labelledby="past-spins-title" className="grid gap-4">
      <h2 id="past-spins-title" className="font-display text-22">
        {t('past')}
      </h2>
      <ul className="grid divide-y divide-line rounded-3 border border-line bg-surface-1 px-5">
        {packs.map((pack) => (
          <PastPack key={pack.id} pack={pack} />
        ))}
      </ul>
    </section>
  )
}

function PastPack({ pack: { id, game, status, win, pays, ended_at, ...pack } }: { pack: Pack }) {
  const t = useTranslations('bonuses.freeSpins')
  const sumText = useSumText()
  const dateText = useDateText()
  const [total, played] = [pack.total_count, pack.total_count - pack.remaining_count]
  const amount = sumText(fromWire(win))
  return (
    <li className="grid gap-1 py-4 text-14" data-past-pack={id} data-status={status}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-16 font-semibold" dir="auto">
          {game.name}
        </h3>
        <span className="figures text-chalk-2">{t('played', { played, total })}</span>
      </div>
      {status !== 'active' && ended_at && (
        <p className="figures text-chalk-2">{t(`ended.${status}`, { date: dateText(ended_at) })}</p>
      )}
      <p className="figures">
        {win.amount > 0 ? t(pays === 'cash' ? 'wonCash' : 'wonBonus', { amount }) : t('wonNothing')}
      </p>
    </li>
  )
}

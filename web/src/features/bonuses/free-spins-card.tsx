import { fromWire } from '@ante/kit/money'
import type { Pack } from '@ante/product/games/rules/free-spins'
import { useTranslations } from 'use-intl'
import { useExclusion } from '../../app/session/exclusion.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Progress } from '../../ui/progress.tsx'

/** LOBBY-31: a pack of free spins, what its wins become, and until when it is played. `made` is when the page was made. */
export function FreeSpinsCard({ pack, made }: { pack: Pack; made: string }) {
  const t = useTranslations('bonuses.freeSpins')
  const sumText = useSumText()
  const dateText = useDateText()
  const mayPlay = useExclusion() === undefined
  const { game, remaining_count: left, total_count: total, bonus, win, expires_at } = pack
  return (
    <li className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5" data-pack={pack.id}>
      <header className="flex items-center gap-4">
        <img src={game.image_url} alt="" width={56} height={70} className="h-17 w-14 shrink-0 rounded-1 object-cover" />
        <div className="grid min-w-0 gap-0.5">
          <h3 className="truncate font-display text-20" dir="auto">
            {game.name}
          </h3>
          <p className="text-14 text-chalk-2">{t('each', { stake: sumText(fromWire(pack.stake)) })}</p>
        </div>
      </header>
      <Progress value={total - left} max={total} label={t('title')} note={<span>{t('left', { left, total })}</span>} />
      <p className="text-14 text-chalk-2">
        {bonus ? t('bonus', { times: bonus.wager_times, days: bonus.days }) : t('cash')}
      </p>
      {win.amount > 0 && <p className="figures text-14">{t('won', { amount: sumText(fromWire(win)) })}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <time dateTime={expires_at} className="figures text-14 text-chalk-3">
          {t('until', { date: dateText(expires_at, 'time') })}
        </time>
        <Countdown to={expires_at} made={made} />
      </div>
      {mayPlay && (
        <div>
          <ButtonLink to={`/game/${game.sysname}#real`} size="small">
            {t('play', { name: game.name })}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

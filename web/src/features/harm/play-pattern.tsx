import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { Icon } from '../../ui/icon.tsx'

type Pattern = Output<'account.getPlayPattern'>
const actions = ['message', 'stop-marketing', 'interaction', 'limit'] as const

/** What this house noticed of the player's own play, why the player sees it, and what was done. Nothing where nothing was noticed. */
export function PlayPattern({ level, days, markers, actions: taken }: Pattern) {
  const t = useTranslations('harm')
  if (level === 0) return null
  const done = actions.filter((action) => taken.some((one) => one.action === action))
  return (
    <section
      aria-labelledby="play-pattern"
      className="grid gap-5 rounded-3 border border-line bg-surface-2 p-5 tablet:p-6"
    >
      <div className="grid gap-2">
        <h2 id="play-pattern" className="font-display text-22">
          {t('title')}
        </h2>
        <p className="max-w-[64ch] text-chalk-2">{t(level === 1 ? 'noticed' : 'concern', { days })}</p>
      </div>
      <div className="grid gap-3">
        <h3 className="text-14 font-semibold text-chalk-3">{t('why')}</h3>
        <ul className="grid gap-3">
          {markers.map(({ marker, value, from }) => (
            <li key={marker} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-ember" />
              <span className="max-w-[64ch]">{t(`markers.${marker}`, { value, from })}</span>
            </li>
          ))}
        </ul>
      </div>
      {done.length > 0 && (
        <div className="grid gap-2 border-t border-line pt-4 text-14 text-chalk-2">
          <h3 className="font-semibold text-chalk-3">{t('did')}</h3>
          <ul className="grid gap-2">
            {done.map((action) => (
              <li key={action} className="flex gap-2.5">
                <span className="mt-0.5 text-baize">
                  <Icon name="check" size={17} />
                </span>
                {t(`actions.${action}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Picture } from '../../ui/picture.tsx'

/** After a break has begun: what was chosen, where the money is, and who listens. */
export function Farewell({ until }: { until: string | null }) {
  const t = useTranslations('protection.farewell')
  const dateText = useDateText()
  const openPopup = usePopup()
  const { signedIn } = useAccount()
  return (
    <section className="page grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 text-center">
      <Picture name="characters/hare" width={132} height={132} className="rounded-3" />
      <h1 className="font-display text-36 text-balance">{t('title')}</h1>
      <div className="grid max-w-[54ch] gap-3 text-16 text-balance text-chalk-2">
        <p className="font-semibold text-chalk">
          {until ? t('until', { until: dateText(until, 'time') }) : t('forGood')}
        </p>
        <p>{t('text')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {!signedIn && (
          <Button
            look="plain"
            onClick={() => void openPopup('AuthPopup', { view: 'authorization', redirectTo: '/cashier/withdraw' })}
          >
            {t('login')}
          </Button>
        )}
        <ButtonLink to="/support" look="quiet">
          {t('support')}
        </ButtonLink>
      </div>
      <p className="max-w-[54ch] text-14 text-chalk-3">
        <a
          href="https://www.gamblingtherapy.org/"
          rel="noreferrer"
          target="_blank"
          className="inline-block min-h-11 py-2.5 underline-offset-4 hover:text-chalk hover:underline"
        >
          {t('talk', { name: 'Gambling Therapy' })}
        </a>
      </p>
    </section>
  )
}

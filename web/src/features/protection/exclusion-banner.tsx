import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { useAtTime } from '../../app/protection/at-time.ts'
import { useAccount } from '../../app/session/account.tsx'
import { explainedAt, isByRegister, useExclusion, useExclusionSentence } from '../../app/session/exclusion.ts'
import { Icon } from '../../ui/icon.tsx'

const link = 'inline-flex min-h-11 items-center text-14 font-semibold text-cool underline-offset-4 hover:underline'

/** RG-11: on every page of a restricted session: until when, and what is open all the same. */
export function ExclusionBanner() {
  const t = useTranslations('shell')
  const exclusion = useExclusion()
  const sentence = useExclusionSentence()
  const { refresh } = useAccount()
  const { isResponsibleGamingEnable } = useSettings('site')
  // Its end, and that of the wait, change what may be done here.
  const ends = exclusion?.state === 'active' ? exclusion.until : exclusion?.returns_at
  useAtTime(ends ?? undefined, () => void refresh())
  if (!exclusion) return null
  return (
    <aside aria-label={t('exclusion.label')} className="border-b border-line bg-cool-soft">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-80 items-start gap-2.5 text-14">
          <span className="text-cool">
            <Icon name="moon-star" />
          </span>
          <span>
            <span className="font-semibold">{sentence(exclusion)}</span> {t('exclusion.open')}
          </span>
        </p>
        <div className="flex flex-wrap gap-x-5">
          {isResponsibleGamingEnable && (
            <Link to={explainedAt(exclusion)} className={link}>
              {exclusion.state === 'ended'
                ? t('exclusion.ask')
                : isByRegister(exclusion)
                  ? t('nav.profile')
                  : t('exclusion.details')}
            </Link>
          )}
          <Link to="/cashier/withdraw" className={link}>
            {t('nav.withdraw')}
          </Link>
          <Link to="/cashier/history" className={link}>
            {t('nav.history')}
          </Link>
          <Link to="/support" className={link}>
            {t('nav.support')}
          </Link>
        </div>
      </div>
    </aside>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { laterPart } from '../../app/document/later-part.ts'
import { useBrand } from '../../app/document/look.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { whenIdle } from '../../app/document/when-idle.ts'
import { Mark } from '../../ui/mark.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import { Preferences } from './preferences.tsx'

export function Footer() {
  const t = useTranslations('shell.footer')
  const { isSimulation, isResponsibleGamingEnable } = useSettings('site')
  const { pages, policy } = useSiteData()
  const { logo } = useBrand()
  return (
    <footer data-frame aria-label={t('label')} className="mt-20 border-t border-line">
      <div className="page grid gap-6 py-8 text-14 text-chalk-3 tablet:grid-cols-[auto_1fr_auto] tablet:items-start tablet:gap-10">
        <div className="flex items-center gap-3 text-chalk-2">
          <Mark size={24} logo={logo} />
          <span className="figures rounded-full border border-line-strong px-2 py-0.5 text-12 font-semibold">
            {t('adults', { age: policy.minimumAge })}
          </span>
        </div>
        <div className="grid max-w-[62ch] gap-1.5">
          <p>{t('responsible')}</p>
          {isSimulation && <p>{t('simulation')}</p>}
          <ul className="flex flex-wrap gap-x-5">
            {isResponsibleGamingEnable && (
              <li>
                <Link
                  to="/profile/responsible-game"
                  className="inline-flex min-h-11 min-w-11 items-center text-chalk-2 hover:text-chalk hover:underline"
                >
                  {t('protect')}
                </Link>
              </li>
            )}
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to={`/${slug}`}
                  className="inline-flex min-h-11 min-w-11 items-center text-chalk-2 hover:text-chalk hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <PrivacyChoices className="inline-flex min-h-11 min-w-11 items-center text-chalk-2 hover:text-chalk hover:underline" />
            </li>
          </ul>
        </div>
        <div className="flex items-center justify-between gap-5">
          <Clock label={t('clock')} />
          <LaterInstallButton />
          <div className="laptop:hidden">
            <Preferences />
          </div>
        </div>
      </div>
    </footer>
  )
}

const InstallButton = laterPart(() => import('./install-button.tsx'))
/** Loaded with the worker, long after everything that matters. */
function LaterInstallButton() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <InstallButton />
      </Suspense>
    )
  )
}

/** The time of day: who plays should see it. It appears in the browser, for only the browser knows it to the minute. */
function Clock({ label }: { label: string }) {
  const [time, setTime] = useState<string>()
  useEffect(() => {
    const show = () => {
      const now = new Date()
      setTime(`${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`)
    }
    show()
    const timer = setInterval(show, 10_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="figures min-w-12">
      <span className="sr-only">{label} </span>
      {time}
    </span>
  )
}

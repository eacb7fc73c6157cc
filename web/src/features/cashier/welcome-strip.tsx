import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The address brings the welcome of a registration. */
export const useWelcome = (): boolean => useSearchParams()[0].get('register') === 'success'

/** After a registration: what to do first. Putting it away cleans the address. */
export function WelcomeStrip() {
  const t = useTranslations('cashierPages.welcome')
  const common = useTranslations('common')
  const setQuery = useSearchParams()[1]
  const dismiss = () =>
    setQuery(
      (before) => {
        before.delete('register')
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  return (
    <aside
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-baize/40 bg-baize-soft py-4 ps-4 pe-2"
      role="status"
    >
      <span className="grid size-10 place-items-center rounded-full bg-ink text-baize">
        <Icon name="check" size={22} />
      </span>
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="text-16 font-semibold">{t('title')}</p>
        <p className="text-14 text-chalk-2">{t('text')}</p>
      </div>
      <ButtonLink to="/gamehall" look="plain" size="small">
        {t('action')}
      </ButtonLink>
      <button type="button" className="icon-button size-9!" aria-label={common('dismiss')} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

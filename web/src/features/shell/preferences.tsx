import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { post } from '../../app/api/client.ts'
import type { Theme } from '../../app/document/context.ts'
import { setPreference } from '../../app/document/cookies.ts'
import { inLocale } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** Language and appearance. */
export function Preferences() {
  const {
    theme: { isSwitchVisible },
  } = useSettings('site')
  return (
    <div className="flex items-center gap-2">
      <Languages />
      {isSwitchVisible && <ThemeSwitch />}
    </div>
  )
}

/** The same page in another language: a full load, for another language is another set of pages (CMS-33). */
function Languages() {
  const t = useTranslations('shell')
  const { locales, defaultLocale } = useSiteData()
  const { signedIn } = useAccount()
  const { locale } = useRequest()
  const { pathname, search } = useLocation()
  async function choose(code: string) {
    setPreference('i18n_locale', code)
    // The choice holds for the account too; if that fails, the page still changes.
    if (signedIn)
      await post('account.changelocale', { locale: code }).catch((error: unknown) =>
        console.error('the language was not kept', error)
      )
    window.location.assign(inLocale(pathname, code, defaultLocale) + search)
  }
  return (
    <div className="relative flex-1">
      <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-chalk-3">
        <Icon name="globe" size={18} />
      </span>
      <select
        aria-label={t('language')}
        value={locale.code}
        onChange={(event) => void choose(event.target.value)}
        className="field-sizing-content h-10 w-full cursor-pointer pointer-coarse:h-11 appearance-none rounded-2 border border-line bg-surface-1 ps-9.5 pe-3 text-14 text-chalk-2 hover:border-line-strong hover:text-chalk"
      >
        {locales.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function ThemeSwitch() {
  const t = useTranslations('shell.theme')
  const request = useRequest()
  const [theme, setTheme] = useState<Theme>(request.theme)
  const other: Theme = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    setPreference('theme', other)
    document.documentElement.dataset['theme'] = other
    setTheme(other)
  }
  return (
    <button
      type="button"
      className="icon-button size-10! border border-line"
      aria-label={`${t('label')}: ${t(other)}`}
      onClick={change}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} size={18} />
    </button>
  )
}

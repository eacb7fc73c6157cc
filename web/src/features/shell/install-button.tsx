import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { installation } from '../../app/document/installation.ts'

/** PWA-01: puts the site among the apps. It is there only where that can be done, and never inside of another app (PWA-06). */
export default function InstallButton() {
  const t = useTranslations('shell')
  const install = useSyncExternalStore(installation.subscribe, () => installation.get().install)
  if (!install || document.documentElement.dataset['platform'] !== 'default') return null
  return (
    <button
      type="button"
      onClick={() => void install(t('install'))}
      className="min-h-11 rounded-2 border border-line-strong px-4 text-14 text-chalk-2 hover:border-chalk-3 hover:text-chalk"
    >
      {t('install')}
    </button>
  )
}

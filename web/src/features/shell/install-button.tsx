import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Installation } from '../../app/document/installation.ts'

/** PWA-01: puts the site among the apps. It is there only where that can be done, and never inside of another app (PWA-06). */
export function InstallButton() {
  const t = useTranslations('shell')
  const [install, setInstall] = useState<Installation['install']>()
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    let isGone = false
    const listen = async () => {
      const { installation } = await import('../../app/document/installation.ts')
      const read = () => setInstall(() => installation.get().install)
      if (isGone) return
      unsubscribe = installation.subscribe(read)
      read()
    }
    // Loaded with the worker, long after everything that matters.
    if (document.readyState === 'complete') void listen()
    else window.addEventListener('load', () => void listen(), { once: true })
    return () => {
      isGone = true
      unsubscribe?.()
    }
  }, [])
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

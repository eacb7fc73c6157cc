import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isSuppressed, type OpenPopup, type PopupName, type PopupOptions } from '../app/popups.ts'
import { useSettings } from '../app/site-data.ts'
import { useTextStore } from '../app/texts.tsx'
import { formPageOf } from '../features/auth/form-pages.ts'
import { prepareDialogs } from '../ui/dialog/dialogs.tsx'
import { dialogs } from '../ui/dialog/store.ts'
import { toasts } from '../ui/toast.tsx'

/** Most visits open no popup: what they are called and where they live comes when the page is there, or with the first one. */
const load = async () => (await import('./named-popups.ts')).popups
export const preparePopups = (): void => void load().catch(() => undefined)

/** The same function for as long as the page is there: effects that open a popup or lead on would run again with another one. */
export function useOpenPopup(): OpenPopup {
  const texts = useTextStore()
  const navigate = useNavigate()
  const t = useTranslations('common')
  const { authPopupEnabled } = useSettings('auth')
  // Another `t` comes with the texts of each area.
  const offline = useRef('')
  useLayoutEffect(() => void (offline.current = t('offline')))
  return useCallback(
    async <K extends PopupName>(name: K, options: PopupOptions[K]) => {
      if (isSuppressed(name, window.location.pathname)) return
      const page = name === 'AuthPopup' ? formPageOf(options as PopupOptions['AuthPopup'], authPopupEnabled) : undefined
      if (page !== undefined) return navigate(page)
      prepareDialogs()
      try {
        const popup = (await load())[name]
        const [make] = await Promise.all([popup.load(), texts.ensure(popup.areas)])
        dialogs.open({ ...make(options, texts.get()), name })
      } catch (error) {
        console.warn(`${name} was not loaded`, error)
        toasts.tell('popupNotLoaded', offline.current, { tone: 'bad' })
      }
    },
    [texts, navigate, authPopupEnabled]
  )
}

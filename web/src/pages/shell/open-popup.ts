import { createElement, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  isSuppressed,
  type OpenPopup,
  type PopupName,
  type PopupOptions,
  PopupsContext,
} from '../../app/popups/popups.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import { formPageOf } from '../../features/auth/form-pages.ts'
import { prepareDialogs } from '../../ui/dialog/dialogs.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'

/** Most visits open no popup: what they are called and where they live comes when the page is there, or with the first one. */
const load = async () => (await import('./named-popups.ts')).popups
export const preparePopups = (): void => void load().catch(() => undefined)

interface Surroundings {
  readonly texts: Pick<ReturnType<typeof useTextStore>, 'ensure' | 'get'>
  readonly navigate: (to: string) => void | Promise<void>
  readonly authPopupEnabled: boolean
  /** What to say when a popup's code does not arrive. */
  readonly offline: { readonly current: string }
}

const isOfAuth = (name: PopupName, _options: PopupOptions[PopupName]): _options is PopupOptions['AuthPopup'] =>
  name === 'AuthPopup'

export function openerOf({ texts, navigate, authPopupEnabled, offline }: Surroundings): OpenPopup {
  return async function open<K extends PopupName>(
    name: K,
    options: PopupOptions[K],
    how?: { readonly queued: boolean }
  ) {
    if (isSuppressed(name, window.location.pathname)) return
    const page = isOfAuth(name, options) ? formPageOf(options, authPopupEnabled) : undefined
    if (page !== undefined) return navigate(page)
    prepareDialogs()
    try {
      const popup = (await load())[name]
      const [make] = await Promise.all([popup.load(), texts.ensure(popup.areas)])
      const made = make(options, texts.get())
      // Dialogs stand outside of the frame: what a popup shows may open another one.
      const dialog = { ...made, name, content: createElement(PopupsContext, { value: open }, made.content) }
      if (how?.queued) dialogs.queue(dialog)
      else dialogs.open(dialog)
    } catch (error) {
      console.warn(`${name} was not loaded`, error)
      toasts.tell('popupNotLoaded', offline.current, { tone: 'bad' })
    }
  }
}

/** The same function for as long as the page is there: effects that open a popup or lead on would run again with another one. */
export function useOpenPopup(): OpenPopup {
  const texts = useTextStore()
  const navigate = useNavigate()
  const t = useTranslations('common')
  const { authPopupEnabled } = useSettings('auth')
  // Another `t` comes with the texts of each area.
  const offline = useRef('')
  useLayoutEffect(() => void (offline.current = t('offline')))
  return useMemo(() => openerOf({ texts, navigate, authPopupEnabled, offline }), [texts, navigate, authPopupEnabled])
}

import type { Messages } from '@ante/texts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { takeAhead } from '../../app/document/early-press.ts'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlacesFound, usePlaces } from './places-found.tsx'
import { Results } from './results.tsx'
import { useFound } from './use-found.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    GamesSearchPopup: Record<never, never>
  }
}

export const searchDialog = (
  _: PopupOptions['GamesSearchPopup'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.common?.search ?? '',
  size: 'medium',
  bare: true,
  hideCloseButton: true,
  content: <SearchPopup />,
})

/** LOBBY-05, LOBBY-06: games, studios, matches and leagues by any part of a name, from one letter on; pages by their names and other words for them. */
function SearchPopup() {
  const t = useTranslations()
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const { found, failed } = useFound(typed)
  const places = usePlaces(typed)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) dialogs.closeByName('GamesSearchPopup')
  }, [key])
  useEffect(() => {
    // The field is there: from now on letters go into it by themselves. What came before stands in it at once, or the next letter would come first.
    const ahead = takeAhead()
    field.current?.setRangeText(ahead, 0, 0, 'end')
    setQuery((before) => ahead + before)
  }, [])
  useEffect(() => {
    const element = frame.current
    const listen = (event: KeyboardEvent) => walk(event, element)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={frame} className="grid h-[min(38rem,calc(100dvh-4rem))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <span className="text-chalk-3">
          <Icon name="search" />
        </span>
        <input
          ref={field}
          type="search"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('lobby.searchLabel')}
          placeholder={t('lobby.searchPlaceholder')}
          className="h-15 min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-chalk-3 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.close')}
          onClick={() => dialogs.closeByName('GamesSearchPopup')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain p-3" aria-live="polite">
        {typed === '' && <p className="p-3 text-14 text-chalk-3">{t('lobby.searchHint')}</p>}
        <PlacesFound places={places} isOften={typed === ''} />
        {failed && <p className="p-3 text-14 text-danger">{t('common.offline')}</p>}
        {typed !== '' && !found && !failed && [1, 2, 3].map((line) => <Skeleton key={line} className="mb-2 h-16" />)}
        {typed !== '' && found && <Results found={found} hasPlaces={places.length > 0} />}
      </div>
    </div>
  )
}

/** Down and up go through the field and what was found; Enter in the field opens the first. */
function walk(event: KeyboardEvent, frame: HTMLElement | null): void {
  const stops = [...(frame?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const at = stops.findIndex((stop) => stop === event.target)
  if (event.isComposing || at < 0) return
  if (event.key === 'Enter' && at === 0) return stops[1]?.click()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import { leastItem, matching, type Option, windowOf } from './option-window.ts'

const shownHeight = 264
const rowHeight = Math.max(leastItem, 44)
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

interface ChoicesProps {
  id: string
  label: string
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
  onLeave: () => void
}

/** The open list: a field to type into, and the rows that fit. */
export function SelectChoices({ id, label, options, value, onChoose, onLeave }: ChoicesProps) {
  const t = useTranslations('common')
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = matching(options, typed)
  const [at, setAt] = useState(() => options.findIndex((option) => option.value === value))
  const active = Math.max(0, Math.min(at, found.length - 1))
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) setAt(Math.max(0, Math.min(found.length - 1, active + step)))
    else if (event.key === 'Enter' && found[active]) onChoose(found[active].value)
    else if (event.key === 'Escape') onLeave()
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={panel}
      className="dialog-rise absolute inset-x-0 top-[calc(100%+0.375rem)] z-30 grid min-w-60 scroll-m-3 overflow-hidden rounded-2 border border-line-strong bg-surface-2 shadow-3"
    >
      <input
        type="text"
        role="combobox"
        // The list was opened to choose from it: what is typed next belongs here.
        autoFocus
        autoComplete="off"
        aria-label={`${t('search')}: ${label}`}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={pressed}
        className="h-12 border-b border-line bg-transparent px-3.5 text-16 -outline-offset-2 placeholder:text-chalk-3"
      />
      <Rows id={id} label={label} options={found} active={active} value={value} onChoose={onChoose} />
      {found.length === 0 && <p className="p-3.5 text-14 text-chalk-3">{t('nothingFound')}</p>}
    </div>
  )
}

function Rows({ id, label, options, active, value, onChoose }: Omit<ChoicesProps, 'onLeave'> & { active: number }) {
  const list = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  useEffect(() => {
    // The active row is in sight, whichever way it became active.
    const element = list.current
    if (!element) return
    if (active * rowHeight < element.scrollTop) element.scrollTop = active * rowHeight
    else if ((active + 1) * rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = (active + 1) * rowHeight - element.clientHeight
  }, [active])
  const { from, to } = windowOf(options.length, scrolled, shownHeight, rowHeight)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      style={{ maxHeight: shownHeight }}
      className="relative overflow-y-auto overscroll-contain"
    >
      <div aria-hidden="true" style={{ height: options.length * rowHeight }} />
      {options.slice(from, to).map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="option"
          tabIndex={-1}
          id={`${id}-${from + index}`}
          aria-selected={option.value === value}
          aria-setsize={options.length}
          aria-posinset={from + index + 1}
          data-active={from + index === active || undefined}
          style={{ height: rowHeight, top: (from + index) * rowHeight }}
          onClick={() => onChoose(option.value)}
          className="absolute inset-x-0 flex items-center justify-between gap-3 px-3.5 text-start text-14 hover:bg-surface-3 data-active:bg-surface-3"
        >
          <span className="truncate">{option.label}</span>
          {option.value === value && (
            <span className="text-ember">
              <Icon name="check" size={16} />
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

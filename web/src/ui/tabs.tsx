import type { KeyboardEvent, ReactNode } from 'react'
import { useChosenInSight } from './chosen-in-sight.ts'

export interface Tab<Key extends string> {
  key: Key
  label: ReactNode
}

/** A row of choices of which one holds. Arrows move, as in the tab pattern; the panel is the caller's. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: {
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  panelId?: string
}) {
  const list = useChosenInSight<HTMLDivElement>(value)
  const move = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = (tabs.findIndex((tab) => tab.key === value) + step + tabs.length) % tabs.length
    const next = tabs[at]
    if (!next) return
    onChange(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="inline-flex max-w-full gap-1 overflow-x-auto rounded-2 min-w-0 bg-surface-2 p-1"
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onChange(tab.key)}
          className="h-9 min-w-11 shrink-0 rounded-1 px-3 max-[19rem]:px-2 text-14 tablet:px-4 pointer-coarse:h-11 font-medium whitespace-nowrap text-chalk-2 transition-colors duration-150 hover:text-chalk aria-selected:bg-surface-3 aria-selected:text-chalk aria-selected:shadow-1"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

/** Stands above a form that may be longer than the screen, whose button is at its end: it comes into sight by itself. */
const intoSight = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' })

export function Alert({ text }: { text: string }) {
  return (
    <p
      ref={intoSight}
      role="alert"
      className="flex scroll-mt-4 items-start gap-2.5 rounded-2 bg-danger-soft px-3.5 py-3 text-14 text-danger"
    >
      <Icon name="warning" />
      <span className="sentence">{text}</span>
    </p>
  )
}

export function SwitchView({ question, action, onClick }: { question: string; action: string; onClick: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-14 text-chalk-2">
      {question}
      <button
        type="button"
        onClick={onClick}
        className="min-h-11 rounded-1 px-1 font-semibold text-ember underline-offset-4 hover:underline"
      >
        {action}
      </button>
    </p>
  )
}

/** Whether the first field takes the focus when a form opens; browsers refuse it to one that stands in somebody else's page. */
export const useFirstFocus = (): boolean => !useLocation().pathname.startsWith('/forms/')

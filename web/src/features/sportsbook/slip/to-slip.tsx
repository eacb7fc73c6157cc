import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'

/** Where the slip begins beside the board, or the bar that it rises from: whichever of them this screen has. */
export const slipId = 'slip'
const places = `#${slipId}, [data-over-bar] button`

function goToSlip(event: MouseEvent): void {
  event.preventDefault()
  const shown = [...document.querySelectorAll<HTMLElement>(places)].find((place) => place.checkVisibility())
  shown?.focus()
}

/** Seen only by who comes to it by the keyboard, right after a chosen price: the whole board would lie between that and the slip. */
export function ToSlip({ count }: { count: number }) {
  const t = useTranslations('betting.slip')
  return (
    <a
      href={`#${slipId}`}
      aria-label={t('open', { count })}
      onClick={goToSlip}
      className="pointer-events-none absolute inset-x-0 bottom-full z-10 mb-1 grid min-h-9 place-items-center rounded-2 bg-ember px-1 text-center text-12 font-semibold text-on-ember opacity-0 focus:opacity-100"
    >
      {t('title')}
    </a>
  )
}

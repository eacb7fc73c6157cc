import { type PointerEvent, useRef } from 'react'

/** Let go below this many pixels the sheet closes, above it springs back. */
const closesAt = 96

/** The upper edge of a sheet: it follows the finger. For everybody else there are the close button, Esc and the page behind. */
export function Grip({ onClose }: { onClose: () => void }) {
  const from = useRef<number>(undefined)
  const way = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY))
  const sheetOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.closest('dialog')

  function release(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event)
    const far = way(event)
    from.current = undefined
    if (!sheet || far === 0) return
    if (far > closesAt) return onClose()
    sheet.animate([{ translate: `0 ${far}px` }, { translate: '0 0' }], { duration: 180, easing: 'ease-out' })
    sheet.style.removeProperty('translate')
  }

  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-14 top-0 z-10 grid h-9 touch-none place-items-start justify-items-center pt-2 tablet:hidden"
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (from.current !== undefined) sheetOf(event)?.style.setProperty('translate', `0 ${way(event)}px`)
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className="h-1 w-10 rounded-full bg-line-strong" />
    </div>
  )
}

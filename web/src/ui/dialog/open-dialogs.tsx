import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { dialogs, type OpenDialog } from './store.ts'

/** Shows the open dialogs. */
export function OpenDialogs({ open }: { open: readonly OpenDialog[] }) {
  useEffect(() => {
    // The page behind stands still until the last dialog is gone.
    const page = document.documentElement
    if (open.length > 0 && !page.hasAttribute('data-locked'))
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    page.toggleAttribute('data-locked', open.length > 0)
  }, [open.length])
  return open.map((dialog) => <DialogFrame key={dialog.id} dialog={dialog} />)
}

const shapes = {
  popup:
    'm-auto w-[calc(100vw-2rem)] rounded-3 max-h-[calc(100dvh-2rem)] dialog-rise max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-full max-tablet:rounded-b-none',
  confirm: 'm-auto w-[calc(100vw-2rem)] rounded-3 max-h-[calc(100dvh-2rem)] dialog-rise',
  curtain: 'my-0 h-dvh max-h-dvh',
}
const curtains = { narrow: 'w-[min(22rem,100vw)]', wide: 'w-[min(28rem,100vw)] max-w-full' }
const widths = { small: 'tablet:max-w-[26rem]', medium: 'tablet:max-w-[34rem]', large: 'tablet:max-w-[56rem]' }

function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const t = useTranslations('common')
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = (result: boolean) => dialogs.close(dialog.id, { result })

  useEffect(() => {
    const shown = element.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      // What opened it may be gone, as the way in is for who has come in: then the page goes on from its content.
      const back = before?.isConnected && before !== document.body ? before : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])

  const side =
    dialog.kind === 'curtain'
      ? `${curtains[dialog.size === 'large' ? 'wide' : 'narrow']} ${
          dialog.position === 'right' ? 'me-0 ms-auto curtain-end' : 'ms-0 me-auto curtain-start'
        }`
      : widths[dialog.size ?? 'small']
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      aria-modal="true"
      className={`dialog overflow-auto overscroll-contain bg-surface-1 p-0 text-chalk shadow-3 ${shapes[dialog.kind]} ${side}`}
      onCancel={(event) => {
        event.preventDefault()
        close(false)
      }}
      onClose={(event) => {
        // A browser may close a dialog that it was told not to (a second Esc): it is put back.
        if (dialog.preventClose && dialogs.list().some((one) => one.id === dialog.id)) event.currentTarget.showModal()
        else close(false)
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && outside(event.currentTarget, event)) close(false)
      }}
    >
      <div className={dialog.bare ? '' : 'grid gap-5 p-5 tablet:p-6'}>
        <div className={dialog.bare ? 'sr-only' : 'flex items-start justify-between gap-4 pe-10'}>
          <h2 id={heading} className="font-display text-22 text-balance">
            {dialog.title}
          </h2>
        </div>
        {dialog.content}
        {dialog.kind === 'confirm' && <Answers dialog={dialog} onAnswer={close} />}
      </div>
      {!dialog.preventClose && !dialog.hideCloseButton && (
        <button
          type="button"
          className="icon-button absolute end-3 top-3"
          aria-label={t('close')}
          onClick={() => close(false)}
        >
          <Icon name="close" />
        </button>
      )}
    </dialog>
  )
}

/** No and yes to the question of a dialog. */
function Answers({ dialog, onAnswer }: { dialog: OpenDialog; onAnswer: (isYes: boolean) => void }) {
  const t = useTranslations('common')
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look={dialog.isDestructive ? 'main' : 'quiet'} onClick={() => onAnswer(false)}>
        {dialog.reject ?? t('reject')}
      </Button>
      <Button look={dialog.isDestructive ? 'danger' : 'main'} onClick={() => onAnswer(true)}>
        {dialog.agree ?? t('agree')}
      </Button>
    </div>
  )
}

/** The backdrop belongs to the dialog element: only the place of the click tells them apart. */
function outside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

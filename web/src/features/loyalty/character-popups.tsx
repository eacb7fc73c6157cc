import { pictureShapes } from '@ante/kit/picture'
import type { Messages } from '@ante/texts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { type DialogOptions, dialogs } from '../../ui/dialog/store.ts'
import { Picture } from '../../ui/picture.tsx'

export interface Character {
  id: string
  name: string
  image?: string
  /** The level that opens it, where the player has not reached it. */
  opensAt?: number
}

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    LoyaltyCharacterChangeConfirmPopup: {
      character: Character
      /** Whether it changed; if not, the question stays. */ onChange: () => Promise<boolean>
    }
    LoyaltyCharacterChangePopup: {
      characters: readonly Character[]
      current: string | undefined
      onChoose: (character: Character) => void
    }
  }
}

type Made = Omit<DialogOptions, 'name'>

/** DLG-32: the characters to choose from. */
export const characterChange = (
  options: PopupOptions['LoyaltyCharacterChangePopup'],
  messages: Partial<Messages>
): Made => ({
  title: messages.popups?.character.title ?? '',
  size: 'medium',
  content: <Choice {...options} />,
})

function Choice({ characters, current, onChoose }: PopupOptions['LoyaltyCharacterChangePopup']) {
  const t = useTranslations('popups.character')
  const loyalty = useTranslations('loyalty')
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      {characters.map((character) => (
        <li key={character.id}>
          <button
            type="button"
            disabled={character.id === current || character.opensAt !== undefined}
            aria-label={t('choose', { name: character.name })}
            onClick={() => onChoose(character)}
            className="grid w-full justify-items-center gap-2 rounded-2 border border-line bg-surface-2 p-4 hover:border-line-strong disabled:opacity-60 aria-current:border-ember aria-current:opacity-100"
            aria-current={character.id === current || undefined}
          >
            {character.image && (
              <Picture src={character.image} {...pictureShapes.character} className="size-20 object-contain" />
            )}
            <span className="text-14 font-semibold">{character.name}</span>
            {character.opensAt !== undefined && (
              <span className="text-12 text-chalk-3">{loyalty('locked', { place: String(character.opensAt) })}</span>
            )}
            {character.id === current && <span className="text-12 text-ember">{t('mine')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** DLG-31: before the character changes. LOY-18: success closes both. */
export const characterConfirm = (
  options: PopupOptions['LoyaltyCharacterChangeConfirmPopup'],
  messages: Partial<Messages>
): Made => ({
  title: messages.popups?.character.confirmTitle ?? '',
  content: <Confirm {...options} />,
})

function Confirm({ character, onChange }: PopupOptions['LoyaltyCharacterChangeConfirmPopup']) {
  const t = useTranslations('popups.character')
  const common = useTranslations('common')
  const [sending, setSending] = useState(false)
  const change = async () => {
    setSending(true)
    const isChanged = await onChange()
    setSending(false)
    if (!isChanged) return
    dialogs.closeByName('LoyaltyCharacterChangeConfirmPopup', { immediate: true, result: true })
    dialogs.closeByName('LoyaltyCharacterChangePopup', { immediate: true, result: true })
  }
  return (
    <DialogBody
      text={t('confirmText', { name: character.name })}
      actions={
        <>
          <Button look="quiet" onClick={() => dialogs.closeByName('LoyaltyCharacterChangeConfirmPopup')}>
            {common('reject')}
          </Button>
          <Button loading={sending} onClick={() => void change()}>
            {t('change')}
          </Button>
        </>
      }
    />
  )
}

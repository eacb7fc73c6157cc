import type { Character } from '@ante/product/loyalty/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { post } from '../../app/api/client.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { usePopup } from '../../app/popups/popups.ts'
import type { Character as Shown } from './character-popups.tsx'

export interface Reach {
  /** 0 for a visitor. */
  readonly level: number
  /** What was bought, whatever the level. */
  readonly owned: readonly string[]
}

const shown = ({ id, description, from_level: from }: Character, { level, owned }: Reach): Shown => ({
  ...(from > level && !owned.includes(id) ? { opensAt: from } : {}),
  id,
  name: description.title,
  ...(description['image'] ? { image: description['image'] } : {}),
})

/** LOY-17, LOY-18: one popup to choose, one that asks; success closes both and the page shows who goes along now. */
export function useCharacterChange(
  characters: readonly Character[],
  current: string | undefined,
  reach: Reach
): () => void {
  const openPopup = usePopup()
  const { refresh } = useAccount()
  const t = useTranslations('common')
  return useCallback(() => {
    const change = async (id: string) => {
      try {
        await post('loyalty.setcharacter', { id })
        await refresh()
        return true
      } catch (error) {
        tellRefusal('profileChanged', error, t('offline'))
        return false
      }
    }
    void openPopup('LoyaltyCharacterChangePopup', {
      characters: characters.map((one) => shown(one, reach)),
      current,
      onChoose: (character) =>
        void openPopup('LoyaltyCharacterChangeConfirmPopup', { character, onChange: () => change(character.id) }),
    })
  }, [characters, current, openPopup, refresh, t, reach])
}

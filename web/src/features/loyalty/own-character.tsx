import { pictureShapes } from '@ante/kit/picture'
import type { Character } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Reach, useCharacterChange } from './use-character-change.ts'

/** LOY-15, LOY-33: in the profile, the one who goes with the player. */
export function OwnCharacter({
  characters,
  chosen,
  reach,
}: {
  characters: readonly Character[]
  chosen: string | undefined
  reach: Reach
}) {
  const t = useTranslations('profile.loyalty.character')
  const change = useCharacterChange(characters, chosen, reach)
  const own = characters.find(({ id }) => id === chosen)
  return (
    <section className="flex flex-wrap items-center gap-5 rounded-3 border border-line bg-surface-1 p-5">
      {own && (
        <Picture
          src={own.description['image'] ?? ''}
          {...pictureShapes.character}
          className="size-24 shrink-0 rounded-full object-cover ring-2 ring-ember"
        />
      )}
      <div className="grid min-w-48 flex-1 gap-1">
        <h2 className="font-display text-22">{own ? own.description.title : t('none')}</h2>
        <p className="text-14 text-chalk-2">{own ? own.description.text : t('text')}</p>
      </div>
      <Button look="quiet" onClick={change}>
        {t(own ? 'change' : 'choose')}
      </Button>
    </section>
  )
}

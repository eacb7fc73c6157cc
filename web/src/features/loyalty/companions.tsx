import { pictureShapes } from '@ante/kit/picture'
import type { Character } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Reach, useCharacterChange } from './use-character-change.ts'

/** LOY-13, LOY-14: who may go with a player, and who does. A visitor is asked to log in first. */
export function Companions({
  characters,
  chosen,
  reach,
}: {
  characters: readonly Character[]
  chosen: string | undefined
  reach: Reach
}) {
  const t = useTranslations('areas.loyalty.characters')
  const loyalty = useTranslations('loyalty')
  const { signedIn } = useAccount()
  const openPopup = usePopup()
  const change = useCharacterChange(characters, chosen, reach)
  return (
    <section className="grid gap-4" aria-labelledby="characters-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="characters-title" className="font-display text-22">
            {t('title')}
          </h2>
          <p className="max-w-[64ch] text-14 text-chalk-2">{t('text')}</p>
        </div>
        <Button
          look="quiet"
          onClick={() => (signedIn ? change() : void openPopup('AuthPopup', { view: 'authorization' }))}
        >
          {t(signedIn ? (chosen === undefined ? 'choose' : 'change') : 'logIn')}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-3 laptop:grid-cols-6 tablet:gap-x-4">
        {characters.map(({ id, description, from_level: from }) => (
          <li key={id} data-chosen={id === chosen || undefined} className="group grid content-start gap-2 text-center">
            <Picture
              src={description['image'] ?? ''}
              {...pictureShapes.companion}
              className="aspect-square w-full rounded-3 object-cover ring-1 ring-line group-data-chosen:ring-2 group-data-chosen:ring-ember"
            />
            <span className="text-14 font-medium">{description.title}</span>
            <span className="text-12 text-balance text-chalk-2">{description.text}</span>
            {from > reach.level && (
              <span className="text-12 text-chalk-3">{loyalty('locked', { place: String(from) })}</span>
            )}
            {id === chosen && <span className="text-12 font-semibold text-ember">{t('mine')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

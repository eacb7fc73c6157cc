import { pictureShapes } from '@ante/kit/picture'
import type { Character } from '@ante/product/loyalty/contract'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../app/api/client.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const most = 12
/** As many as the house has: so many places are kept until they are there. */
const usual = 6

export type ToChoose = readonly Character[] | 'awaited'

/** AUTH-18: those to choose from at the registration; undefined where nobody is to be chosen, also when they could not be read. */
export function useCharacters(): ToChoose | undefined {
  const { showCharacterSelect } = useSettings('auth')
  const { isEnableLoyalty, isEnableCharacters } = useSettings('loyalty')
  const wanted = showCharacterSelect && isEnableLoyalty && isEnableCharacters
  const [characters, setCharacters] = useState<ToChoose | undefined>(wanted ? 'awaited' : undefined)
  useEffect(() => {
    if (!wanted) return
    const leave = new AbortController()
    get('loyalty.getcharacters', { limit: most }, leave).then(
      ({ items }) => {
        // Those of later levels are chosen later.
        const open = items.filter(({ from_level: from }) => from === 0)
        setCharacters(open.length > 0 ? open : undefined)
      },
      // The registration works without; they can choose later.
      () => {
        if (!leave.signal.aborted) setCharacters(undefined)
      }
    )
    return () => leave.abort()
  }, [wanted])
  return characters
}

interface CharacterSelectProps {
  characters: ToChoose
  chosen: string
  onChoose: (id: string) => void
}

/** REG-26: in a row above the form on a phone, beside the form on anything wider. Nobody has to choose. */
export function CharacterSelect({ characters, chosen, onChoose }: CharacterSelectProps) {
  const t = useTranslations('auth.character')
  const line = characters !== 'awaited' && characters.find(({ id }) => id === chosen)?.description.text
  return (
    <fieldset className="grid content-start gap-4 bg-surface-2 p-5 tablet:sticky tablet:top-0 tablet:h-156 tablet:w-94 tablet:self-start tablet:p-8">
      <legend className="contents">
        <span className="font-display text-22 tablet:pt-3 tablet:text-28">{t('title')}</span>
      </legend>
      <div className="-mx-5 flex gap-3 overflow-x-auto px-5 py-1 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-4 tablet:overflow-visible tablet:px-0">
        {characters === 'awaited' && Array.from({ length: usual }, (_, place) => <Awaited key={place} />)}
        {characters !== 'awaited' &&
          characters.map(({ id, description }) => (
            <label
              key={id}
              className="group grid min-w-20 cursor-pointer justify-items-center gap-1.5 rounded-3 p-1 text-14 font-medium has-focus-visible:outline-2 has-focus-visible:outline-ember"
            >
              <input
                type="radio"
                name="character_id"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                className="sr-only"
              />
              <Picture
                src={description['image'] ?? ''}
                {...pictureShapes.character}
                className="size-16 rounded-full object-cover ring-1 ring-line group-has-checked:ring-2 group-has-checked:ring-ember tablet:size-24"
              />
              <span className="text-chalk-2 group-has-checked:text-chalk">{description.title}</span>
            </label>
          ))}
      </div>
      <p aria-live="polite" className="text-14 text-chalk-2">
        {line || t('hint')}
      </p>
    </fieldset>
  )
}

const Awaited = () => (
  <span className="grid min-w-20 justify-items-center gap-1.5 p-1">
    <Skeleton className="size-16 rounded-full tablet:size-24" />
    <Skeleton className="h-4 w-14" />
  </span>
)

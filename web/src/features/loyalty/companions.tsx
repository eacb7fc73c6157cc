import { useTranslations } from 'use-intl'
import { characterNames } from '../../ui/avatar.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The six characters of the house, and when they come in. */
export function Companions() {
  const t = useTranslations('areas.loyalty.characters')
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-display text-22">{t('title')}</h2>
        <p className="max-w-[64ch] text-14 text-chalk-2">{t('text')}</p>
      </div>
      <ul className="grid grid-cols-3 gap-3 tablet:grid-cols-6 tablet:gap-4">
        {characterNames.map((name) => (
          <li key={name} className="grid gap-2 text-center">
            <Picture name={`characters/${name}`} width={320} height={320} className="aspect-square w-full rounded-3 object-cover ring-1 ring-line" />
            <span className="text-14 font-medium">{t(`names.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslations } from 'use-intl'

const notes = ['odds', 'games', 'money'] as const

/** What the house stands for, once, at the end of the home page. */
export function HouseNotes() {
  const t = useTranslations('home.honest')
  return (
    <section className="grid gap-6 border-t border-line pt-10 laptop:grid-cols-[1fr_3fr] laptop:gap-12">
      <h2 className="font-display text-28 text-balance">{t('title')}</h2>
      <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-8">
        {notes.map((note) => (
          <li key={note} className="grid content-start gap-1.5">
            <h3 className="text-16 font-semibold tracking-normal">{t(note)}</h3>
            <p className="max-w-[38ch] text-14 text-chalk-2">{t(`${note}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

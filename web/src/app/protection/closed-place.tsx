import { useTranslations } from 'use-intl'
import { explainedAt, isByRegister, type OwnExclusion, useExclusionSentence } from '../session/exclusion.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** In the place of what a break closes: that it is closed, until when, and where the money is. */
export function ClosedPlace({
  what,
  exclusion,
  heading: Heading = 'h1',
}: {
  what: 'deposit' | 'play' | 'bet'
  exclusion: OwnExclusion
  heading?: 'h1' | 'h2'
}) {
  const t = useTranslations('shell')
  const sentence = useExclusionSentence()
  return (
    <section className="grid justify-items-center gap-4 rounded-3 border border-line bg-surface-1 px-6 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-cool-soft text-cool">
        <Icon name="moon-star" size={24} />
      </span>
      <div className="grid gap-1.5">
        <Heading className="font-display text-22 text-balance">{t(`exclusion.closed.${what}`)}</Heading>
        <p className="max-w-[46ch] text-14 text-balance text-chalk-2">{sentence(exclusion)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/cashier/withdraw" look="plain">
          {t('nav.withdraw')}
        </ButtonLink>
        <ButtonLink to={explainedAt(exclusion)} look="quiet">
          {exclusion.state === 'ended'
            ? t('exclusion.ask')
            : isByRegister(exclusion)
              ? t('nav.profile')
              : t('exclusion.details')}
        </ButtonLink>
      </div>
    </section>
  )
}

import { useTranslations } from 'use-intl'
import type { FixtureSummary } from './fixture-card.ts'

/** In the place of the prices, as high as they are, of a match that has ended since the page was read. */
export function Ended({ phase }: { phase: FixtureSummary['state']['phase'] }) {
  const t = useTranslations('betting')
  return (
    <p className="flex min-h-11 items-center rounded-2 border border-dashed border-line px-2.5 text-12 text-chalk-3">
      {t(`phases.${phase}`)}
    </p>
  )
}

import type { Conversation } from '@ante/product/support/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { useDateText } from '../../../ui/date-text.tsx'
import { FoldLine } from '../../../ui/fold.tsx'
import { evidenceFacts } from './evidence-facts.ts'

/** What was attached when the dispute was opened. */
export function Evidence({ about, evidence }: { about: NonNullable<Conversation['about']>; evidence: unknown }) {
  const t = useTranslations('disputes')
  const date = useDateText()
  const sumText = useSumText()
  const facts = evidenceFacts(evidence)
  if (facts.length === 0) return null
  return (
    <details className="group border-b border-line px-4">
      <FoldLine>{t('evidence')}</FoldLine>
      <dl className="grid max-h-[30dvh] gap-1.5 overflow-y-auto pb-4 text-14">
        {facts.map(({ name, ...fact }) => (
          <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3">
            <dt className="text-chalk-3">{t(`facts.${name}`)}</dt>
            <dd className="figures wrap-anywhere">
              <bdi>
                {fact.kind === 'sum'
                  ? sumText(fact.value)
                  : fact.kind === 'time'
                    ? date(fact.value, 'time')
                    : fact.value}
              </bdi>
            </dd>
          </div>
        ))}
        {about.kind === 'round' && (
          <div>
            <Link
              to={`/fairness?round=${about.id}`}
              className="inline-flex min-h-11 items-center font-medium text-ember underline-offset-4 hover:underline"
            >
              {t('prove')}
            </Link>
          </div>
        )}
      </dl>
    </details>
  )
}

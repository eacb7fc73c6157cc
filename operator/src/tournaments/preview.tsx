import { money, toWire } from '@ante/kit/money'
import { stageCount } from '@ante/product/tournaments/rules/stages'
import { tournaments } from '@ante/texts/en/tournaments'
import { Button } from '@ante/web/ui/button'
import { Money } from '@ante/web/ui/money'
import { useState } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { dateText } from '../ui/date-text.ts'
import { type Put, putFrom, type TournamentDraft } from './draft.ts'

/** What players will read of a draft, in the words of the site. */
export function TournamentPreview({ draft, onWrong }: { draft: TournamentDraft; onWrong: (sentence: string) => void }) {
  const [shown, setShown] = useState<Put>()
  function look(): void {
    const made = putFrom(draft)
    onWrong(typeof made === 'string' ? made : '')
    setShown(typeof made === 'string' ? undefined : made)
  }
  return (
    <div className="grid gap-3">
      <div>
        <Button look="plain" size="small" onClick={look}>
          Preview
        </Button>
      </div>
      <div role="status">
        {shown && (
          <IntlProvider locale="en" timeZone="UTC" messages={{ tournaments }}>
            <Preview put={shown} />
          </IntlProvider>
        )}
      </div>
    </div>
  )
}

function Preview({ put }: { put: Put }) {
  const t = useTranslations('tournaments')
  const { currency = 'USD', prizes_minor, entrants_most: most } = put
  const sum = (minor: number) => toWire(money(minor, currency))
  return (
    <section
      aria-label="Preview"
      className="grid gap-3 rounded-3 border border-line bg-surface-2 p-4 text-14 text-chalk-2"
    >
      <h3 className="font-display text-18 wrap-anywhere text-chalk">{put.texts['en']?.title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{put.texts['en']?.text}</p>
      <p>
        {t('prize')}: <Money value={sum(prizes_minor.reduce((all, one) => all + one, 0))} />
        {' · '}
        {t('gamesCount', { count: put.games.length })}
      </p>
      <p>
        {t('begins')}: {dateText(put.starts_at)}. {t('ends')}: {dateText(put.ends_at)}.
      </p>
      <ol className="grid gap-1">
        {prizes_minor.map((prize, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span>{t('own.place', { place: String(index + 1) })}</span>
            <Money value={sum(prize)} />
          </li>
        ))}
      </ol>
      <ul className="grid list-disc gap-1 ps-5">
        {useRuleLines(put).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {put.is_entry_bought && <li>{t('who.bought')}</li>}
        {typeof most === 'number' && <li>{t('who.most', { most })}</li>}
      </ul>
    </section>
  )
}

function useRuleLines({ scoring = 'stakes', stages, starts_at, ends_at, reset_on_cashout }: Put): string[] {
  const t = useTranslations('tournaments.rules')
  const ofStages = stages && [
    t('stageTime', {
      count: stageCount({ startsAt: new Date(starts_at), endsAt: new Date(ends_at), stages }),
      hours: stages.hours,
    }),
    t(`stageBy.${stages.scoring}`),
  ]
  return [t(scoring), ...(ofStages ?? []), t('period'), t(reset_on_cashout ? 'reset' : 'keep')]
}

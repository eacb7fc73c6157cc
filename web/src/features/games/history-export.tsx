import { type FormEvent, useEffect, useState } from 'react'
import { formatDate, instantOf } from '@ante/kit/instant'
import { dayOf } from '@ante/kit/validators'
import { useTimeZone, useTranslations } from 'use-intl'
import { ApiError, get, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { basenameOf } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Icon } from '../../ui/icon.tsx'

export type HistoryExport = Output<'games.createhistoryexportrequest'>

const askAgainMs = 1500

/**
 * GAME-11..14: the rounds of a period as a file. The request is taken down, a worker writes the file, and its link appears here; a second request
 * waits until then. `instants` says where the player's days begin and end.
 */
export function HistoryExportPanel({
  last,
  days,
  instants,
}: {
  last: HistoryExport | null
  days: { from: string; to: string }
  instants: (from: string, to: string) => { from: string; to: string }
}) {
  const t = useTranslations('bets.export')
  const common = useTranslations('common')
  const [request, setRequest] = useState(last)
  const [period, setPeriod] = useState(days)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const waiting = request?.state === 'requested'
  useWhileWaiting(waiting, setRequest)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || waiting) return
    if (!dayOf(period.from) || !dayOf(period.to) || period.to < period.from) return setProblem(t('wrongPeriod'))
    setSending(true)
    setProblem(undefined)
    try {
      setRequest(await post('games.createhistoryexportrequest', instants(period.from, period.to)))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  const day = (name: 'from' | 'to') => ({
    name,
    label: t(name),
    value: period[name],
    onValue: (value: string) => setPeriod({ ...period, [name]: value }),
  })

  return (
    <details className="group rounded-3 border border-line bg-surface-1">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-3 px-4 text-14 font-semibold">
        <Icon name="history" size={18} />
        {t('title')}
      </summary>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line p-4" noValidate>
        <p className="text-14 text-chalk-2">{t('text')}</p>
        <div className="grid items-end gap-3 tablet:grid-cols-[1fr_1fr_auto]">
          <DateInput {...day('from')} max={period.to} />
          <DateInput {...day('to')} min={period.from} />
          <Button type="submit" className="h-12" loading={sending} disabled={waiting}>
            {t('ask')}
          </Button>
        </div>
        {problem && (
          <p role="alert" className="text-14 text-danger">
            {problem}
          </p>
        )}
        {request && <RequestState request={request} />}
      </form>
    </details>
  )
}

/** Where the last request is, and its file. */
function RequestState({ request }: { request: HistoryExport }) {
  const t = useTranslations('bets.export')
  const timeZone = useTimeZone() ?? 'UTC'
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const from = formatDate(instantOf(request.from), timeZone)
  // The end is the first instant that is not part of it.
  const to = formatDate(instantOf(new Date(Date.parse(request.to) - 1).toISOString()), timeZone)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-2 bg-surface-2 px-4 py-3 text-14"
    >
      <p className="flex items-center gap-2.5">
        {request.state === 'requested' && <span className="spinner" aria-hidden="true" />}
        <span>
          {t(`states.${request.state}`)} <span className="figures ltr-run text-chalk-3">{`${from} – ${to}`}</span>
        </span>
      </p>
      {request.state !== 'requested' && (
        <a
          href={`${basenameOf(locale.code, defaultLocale)}/profile/bets/export?id=${request.id}`}
          download
          className={buttonClass({ look: 'plain', size: 'small' })}
        >
          {t('download', { count: request.rounds ?? 0 })}
        </a>
      )}
    </div>
  )
}

/** Asks how far the request is until it is ready. An answer that does not come is asked for again. */
function useWhileWaiting(waiting: boolean, tell: (request: HistoryExport | null) => void): void {
  useEffect(() => {
    if (!waiting) return
    const leave = new AbortController()
    const timer = setInterval(() => {
      get('games.gethistoryexportrequest', {}, leave).then(
        ({ request }) => tell(request),
        () => undefined
      )
    }, askAgainMs)
    return () => {
      clearInterval(timer)
      leave.abort()
    }
  }, [waiting, tell])
}

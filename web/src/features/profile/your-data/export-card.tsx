import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, get, post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { repeat } from '../../../app/live/live-topic.ts'
import { Button } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { Progress } from '../../../ui/progress.tsx'

type Request = Output<'privacy.getexport'>['request']

/** What is held of the player, in two files that a job writes. */
export function ExportCard({ request: first }: { request: Request }) {
  const t = useTranslations('yourData')
  const { request, problem, sending, ask, download } = useExport(first)
  const dateText = useDateText()
  const card = useKeptFocus<HTMLElement>()
  const isWriting = request?.state === 'requested'
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="data-export"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="data-export" className="text-16 font-semibold">
          {t('get')}
        </h2>
        <p className="max-w-[40rem] text-14 text-chalk-3">{t('getText')}</p>
      </div>
      {isWriting && (
        <div className="max-w-120">
          <Progress
            value={request.parts_done}
            max={request.parts}
            label={t('get')}
            note={<span role="status">{t('writing', { done: request.parts_done, parts: request.parts })}</span>}
          />
        </div>
      )}
      {request?.state === 'ready' && (
        <>
          <p role="status" className="text-14 text-chalk-2">
            {t('ready', { time: dateText(request.expires_at ?? '', 'time') })}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" icon="download" onClick={() => void download('html')}>
              {t('html')}
            </Button>
            <Button size="small" look="plain" icon="download" onClick={() => void download('json')}>
              {t('json')}
            </Button>
          </div>
        </>
      )}
      {request?.state === 'failed' && (
        <p role="alert" className="text-14 text-danger">
          {t('failed')}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      {!isWriting && (
        <div>
          <Button size="small" look={request ? 'quiet' : 'main'} loading={sending} onClick={() => void ask()}>
            {t(request ? 'again' : 'ask')}
          </Button>
        </div>
      )}
    </section>
  )
}

function useExport(first: Request) {
  const common = useTranslations('common')
  const [request, setRequest] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const wordsOf = (error: unknown) => setProblem(error instanceof ApiError ? error.message : common('offline'))
  const isWriting = request?.state === 'requested'
  // A connection that is away for a moment is asked again.
  useEffect(
    () =>
      isWriting
        ? repeat(() => {
            get('privacy.getexport', {}).then(
              (answer) => setRequest(answer.request),
              () => undefined
            )
          }, 1_500)
        : undefined,
    [isWriting]
  )
  async function ask() {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    try {
      setRequest(await post('privacy.requestexport', {}))
    } catch (error) {
      wordsOf(error)
    }
    setSending(false)
  }
  async function download(format: 'json' | 'html') {
    if (!request) return
    setProblem(undefined)
    try {
      save(await get('privacy.getexportfile', { id: request.id, format }))
    } catch (error) {
      wordsOf(error)
    }
  }
  return { request, problem, sending, ask, download }
}

function save({ name, type, text }: Output<'privacy.getexportfile'>): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

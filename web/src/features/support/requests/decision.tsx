import type { Conversation } from '@ante/product/support/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Body = Output<'support.getsettings'>['dispute_body']

/** What became of a dispute, and who else may decide it: with a decision that did not uphold it at once, else from a date on. */
export function Decision({
  conversation,
  body,
  onTold,
}: {
  conversation: Conversation
  body: Body
  onTold: () => Promise<void>
}) {
  const t = useTranslations('disputes')
  const date = useDateText()
  const { outcome, escalates_at: from, escalated_at: told } = conversation
  const [now] = useState(() => Date.now())
  const isFree = from !== null && Date.parse(from) <= now
  const isUpheld = outcome === 'upheld'
  if (outcome === null && (!body || !from)) return null
  return (
    <div className="grid gap-3 rounded-3 border border-line bg-surface-2 p-4 text-14">
      {outcome !== null && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon name={isUpheld ? 'check' : 'info'} size={18} />
          {t(`decision.${outcome}`)}
        </p>
      )}
      {body && from && told && <p className="text-chalk-2">{t('body.told', { date: date(told), name: body.name })}</p>}
      {body && from && !told && !isUpheld && (
        <>
          <p className="text-chalk-2">
            {isFree ? t('body.now', { name: body.name }) : t('body.later', { date: date(from), name: body.name })}
          </p>
          {isFree && <Escalate id={conversation.id} onTold={onTold} />}
        </>
      )}
      {body && from && !isUpheld && body.url !== '' && (
        <div>
          <a
            href={body.url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'plain', size: 'small', wide: false })}
          >
            {t('body.link', { name: body.name })}
            <Icon name="external" size={17} />
          </a>
        </div>
      )}
    </div>
  )
}

/** Says that the body was asked: from then on all of the dispute is kept, and staff know of it. */
function Escalate({ id, onTold }: { id: string; onTold: () => Promise<void> }) {
  const t = useTranslations('disputes.body')
  const common = useTranslations('common')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  async function tell() {
    setSending(true)
    setProblem('')
    try {
      await post('support.escalate', { conversation: id })
      await onTold()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="quiet" size="small" loading={isSending} onClick={() => void tell()}>
        {t('tell')}
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}

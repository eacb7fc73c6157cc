import { isRecord } from '@ante/kit/record'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { useState } from 'react'
import { type Answer, call, CallRefused, messageOf } from '../api.ts'
import { endSession } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { PlayerLink } from '../ui/player-link.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { requestAbout, requestName } from './request-texts.ts'

type Request = Answer<'staff.requests'>['items'][number]

/** Approves; answers the sentence that says what came of it. */
async function approve({ id, call: key }: Request): Promise<string> {
  const { state, refusal, answer } = await call('staff.approverequest', { id })
  return state === 'done'
    ? `You approved request ${id} (${requestName(key)}), and it is done.${missingGames(answer)}`
    : `You approved request ${id} (${requestName(key)}), but it was refused: ${refusal?.code ?? refusal?.type ?? 'unknown'}.`
}

/** What a tournament was written with and the hall does not have. */
function missingGames(answer: unknown): string {
  const games = isRecord(answer) && Array.isArray(answer.unknown_games) ? answer.unknown_games : []
  return games.length === 0 ? '' : ` Not in the hall: ${games.join(', ')}.`
}

export function RequestsPage() {
  const loaded = useLoaded('staff.requests', { only_open: '1', count: 100 })
  const [told, setTold] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState('')
  const [declined, setDeclined] = useState<Request>()
  async function run(request: Request): Promise<void> {
    setBusy(request.id)
    setTold('')
    setFailure('')
    try {
      setTold(await approve(request))
    } catch (error) {
      if (error instanceof CallRefused && error.status === 401) return endSession()
      setFailure(messageOf(error))
    } finally {
      setBusy('')
      loaded.again()
    }
  }
  return (
    <>
      <PageHeader title="Requests" text="Actions that a second person must approve." />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <LoadedList
        loaded={loaded}
        what="requests"
        empty={<EmptyState icon="check" title="No open requests" text="There’s nothing to approve." />}
      >
        {(data) => (
          <ul className="grid gap-3">
            {data.items.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                isBusy={busy === request.id}
                onApprove={() => void run(request)}
                onDecline={() => setDeclined(request)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {declined && (
        <DeclineDialog
          id={declined.id}
          onClose={() => setDeclined(undefined)}
          onDone={() => {
            setTold(`You declined request ${declined.id}.`)
            setDeclined(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function RequestFacts({ request }: { request: Request }) {
  const { uid, reason } = requestAbout(request.input)
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
        {request.id}: {requestName(request.call)}
        <span className="text-14 font-normal text-chalk-3">{request.call}</span>
        {request.is_own && <Badge tone="info">Yours</Badge>}
      </h2>
      <p className="text-14 text-chalk-2">
        {request.proposed_by} asked for this on {dateText(request.proposed_at)} (UTC). It expires on{' '}
        {dateText(request.expires_at)} (UTC).
      </p>
      {(uid !== undefined || reason !== undefined) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
          {uid !== undefined && (
            <span>
              Player <PlayerLink uid={uid} />
            </span>
          )}
          {reason !== undefined && <span>Reason: {reason}</span>}
        </p>
      )}
      <pre className="overflow-auto rounded-2 bg-ink p-3 text-14 whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(request.input, undefined, 2)}
      </pre>
    </>
  )
}

function RequestItem({
  request,
  isBusy,
  onApprove,
  onDecline,
}: {
  request: Request
  isBusy: boolean
  onApprove: () => void
  onDecline: () => void
}) {
  return (
    <li className="grid gap-3 rounded-3 border border-line bg-surface-1 p-4">
      <RequestFacts request={request} />
      {!request.is_own && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" loading={isBusy} aria-label={`Approve request ${request.id}`} onClick={onApprove}>
            Approve
          </Button>
          <Button size="small" look="plain" aria-label={`Decline request ${request.id}`} onClick={onDecline}>
            Decline
          </Button>
        </div>
      )}
    </li>
  )
}

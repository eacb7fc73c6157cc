import type { InboxItem } from '@ante/product/support/contract-staff'
import { Button } from '@ante/web/ui/button'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { type Answer, call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { TextArea } from '../ui/text-area.tsx'
import { useSend } from '../use-send.ts'

type Shown = Answer<'support.conversation'>
const link = 'text-cool underline-offset-4 hover:underline'

/** Who writes: an account with ways to its pages, or a visitor with what they told. */
export function WriterCard({ item, player }: { item: InboxItem; player: Shown['player'] }) {
  const mayPlayers = useMay('players:read')
  const facts: (readonly [string, string | null])[] = player
    ? [
        ['Player ID', player.uid],
        ['Name', `${player.first_name} ${player.last_name}`.trim()],
        ['Email', player.email && `${player.email}${player.is_email_confirmed ? '' : ' (not confirmed)'}`],
        ['Phone', player.phone],
        ['Country', player.country],
        ['Language', player.locale],
        ['Currency', player.currency],
        ['Registered', dateText(player.registered_at)],
        ['Conversations', String(player.conversations)],
      ]
    : [
        ['Name', item.name],
        ['Email', item.email],
        ['Language', item.locale],
      ]
  return (
    <section className="grid gap-3 rounded-3 border border-line bg-surface-1 p-4">
      <h3 className="font-semibold">{player ? 'Player' : 'Visitor without an account'}</h3>
      <dl className="grid gap-2 text-14">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
                <dt className="text-chalk-3">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            )
        )}
      </dl>
      {player && mayPlayers && (
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-14">
          <Link className={link} to={`/players/${player.uid}`}>
            Open player
          </Link>
          <Link className={link} to={`/verification/${player.uid}`}>
            Verification
          </Link>
        </p>
      )}
    </section>
  )
}

/** What staff tell each other; no player sees it. */
export function Notes({ id, notes, onAdded }: { id: string; notes: Shown['notes']; onAdded: () => void }) {
  const mayWrite = useMay('support:write')
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, failure, send } = useSend()
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'note')
    if (text === '' || !(await send(() => call('support.note', { conversation: id, text })))) return
    form.current?.reset()
    onAdded()
  }
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Internal notes</h3>
      {notes.length === 0 && <p className="text-14 text-chalk-3">No notes yet. Players never see them.</p>}
      <ul className="grid gap-2 empty:hidden">
        {notes.map(({ id: note, by, text, at }) => (
          <li key={note} className="grid gap-1 rounded-2 bg-surface-2 p-3 text-14">
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            <p className="text-12 wrap-anywhere text-chalk-3">
              {by} · {dateText(at)}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form ref={form} className="grid gap-3" onSubmit={(event) => void add(event)}>
          <TextArea label="Note" name="note" rows={2} maxLength={2000} required />
          <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
          <div>
            <Button type="submit" look="plain" size="small" loading={isBusy}>
              Add note
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

import { Button } from '@ante/web/ui/button'
import { useState } from 'react'
import { type Answer, call, messageOf } from '../api.ts'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { messageLine } from './message-texts.ts'

type Items = Answer<'messages.listofplayer'>['items']
const count = 20

/** Every message to a player, sent or withheld, with what became of it. Staff read it and change none of it. */
export function MessagesSection({ uid }: { uid: string }) {
  const sent = useLoaded('messages.listofplayer', { uid, count })
  const [older, setOlder] = useState<Items>([])
  const [isEnd, setEnd] = useState(false)
  const [failure, setFailure] = useState('')
  if (sent.state === 'failed') return <Failed message={sent.message} onRetry={sent.again} />
  if (!sent.data) return <Loading what="messages" />
  const items = [...sent.data.items, ...older]
  const last = items.at(-1)
  async function more(before: string): Promise<void> {
    try {
      const next = await call('messages.listofplayer', { uid, before, count })
      setOlder([...older, ...next.items])
      setEnd(next.items.length < count)
      setFailure('')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  return (
    <section aria-labelledby="sent-messages" className="grid gap-3">
      <h3 id="sent-messages" className="font-semibold">
        Messages
      </h3>
      {!last && <p className="text-14 text-chalk-2">Nothing was sent or withheld.</p>}
      <ul className="grid gap-2 text-14 text-chalk-2">
        {items.map((item) => (
          <li key={item.id} className="grid wrap-anywhere">
            <span>{messageLine(item)}</span>
            <span className="text-12 text-chalk-3" dir="auto">
              {item.subject === '' ? item.key : `${item.key}: ${item.subject}`}
            </span>
            <span className="text-12 break-all text-chalk-3">SHA-256 {item.content_hash}</span>
          </li>
        ))}
      </ul>
      <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
      {last && !isEnd && items.length >= count && (
        <div>
          <Button look="plain" size="small" onClick={() => void more(last.id)}>
            Show older messages
          </Button>
        </div>
      )}
    </section>
  )
}

import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { saveFile } from '@ante/web/ui/files'
import { type Answer, call } from '../api.ts'
import { dateText } from '../ui/date-text.ts'
import { useSend } from '../use-send.ts'

type Message = Answer<'support.conversation'>['messages'][number]

/** All that was said, the first above. Ours says whether the writer has read it. */
export function Messages({ messages, readByWriter }: { messages: readonly Message[]; readByWriter: string }) {
  return (
    <ol aria-label="Messages" className="grid gap-3">
      {messages.map((message) => {
        const isOurs = message.side !== 'writer'
        return (
          <li
            key={message.id}
            className={`grid max-w-[42rem] gap-1.5 rounded-3 border border-line p-3 ${isOurs ? 'ms-8 justify-self-end bg-surface-2' : 'me-8 justify-self-start bg-surface-1'}`}
          >
            <p className="flex flex-wrap items-center gap-2 text-12 text-chalk-3">
              <span>{message.side === 'writer' ? 'Writer' : message.by_member || 'System'}</span>
              <time dateTime={message.at}>{dateText(message.at)}</time>
              {isOurs && BigInt(readByWriter) >= BigInt(message.id) && <Badge>Read</Badge>}
            </p>
            {message.attachment === null ? (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {message.text}
              </p>
            ) : (
              <Attachment attachment={message.attachment} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Attachment({ attachment: { id, name, size } }: { attachment: NonNullable<Message['attachment']> }) {
  const { isBusy, failure, send } = useSend()
  const save = () => send(async () => saveFile(await call('support.staffattachment', { attachment: id })))
  return (
    <>
      <Button look="plain" size="small" icon="download" loading={isBusy} onClick={() => void save()}>
        <span className="truncate">
          {name} ({Math.ceil(size / 1024)} kB)
        </span>
      </Button>
      <div role="alert">{failure !== '' && <p className="text-14 text-danger">{failure}</p>}</div>
    </>
  )
}

import { useAtTime } from '../../app/protection/at-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Refusal } from './refusal.tsx'
import type { Change } from './use-call.ts'

interface WaitingChangeProps {
  change: Change
  made: string
  /** What was asked for, when it can be confirmed, and the two ways on. */
  words: { asked: string; from: string; ready: string; confirm: string; keep: string }
  /** A look at the player's means comes before the confirmation. */
  means?: { text: string; show: string }
  busy: boolean
  problem: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** The wait is over: the server says so, not the browser's clock. */
  onReady: () => void
}

/** RG-12: what was asked for and waits: first for its hours, then for the player. */
export function WaitingChange({ change, made, words, means, busy, problem, ...on }: WaitingChangeProps) {
  const isMeansNeeded = means !== undefined && change.needs_means
  useAtTime(change.is_ready ? undefined : change.ready_at, on.onReady)
  return (
    <div className="grid gap-3 rounded-2 bg-cool-soft p-4 text-14">
      <p className="flex gap-2.5 font-semibold">
        <span className="text-cool">
          <Icon name="clock" />
        </span>
        {words.asked}
      </p>
      {(!isMeansNeeded || !change.is_ready) && (
        <p className="text-chalk-2">{change.is_ready ? words.ready : words.from}</p>
      )}
      {isMeansNeeded && <p className="text-chalk-2">{means.text}</p>}
      {!change.is_ready && <Countdown to={change.ready_at} made={made} />}
      <Refusal text={problem} />
      <div className="flex flex-wrap gap-3">
        {isMeansNeeded && (
          <ButtonLink size="small" look="plain" to="/profile/verification">
            {means.show}
          </ButtonLink>
        )}
        {change.is_ready && !isMeansNeeded && (
          <Button size="small" look="plain" loading={busy} onClick={on.onConfirm}>
            {words.confirm}
          </Button>
        )}
        <Button
          size="small"
          look={change.is_ready || isMeansNeeded ? 'quiet' : 'plain'}
          loading={busy && !change.is_ready}
          onClick={on.onCancel}
        >
          {words.keep}
        </Button>
      </div>
    </div>
  )
}

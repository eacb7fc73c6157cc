import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import type { Answer } from '../api.ts'
import { dateText } from '../ui/date-text.ts'
import { Modal } from '../ui/modal.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { changeText, exclusionText, frameText, nameOfKind, nameOfPeriod, waitingText } from './protection-texts.ts'

/** What a player chose to hold to, and what became of it. Staff read it and change none of it. */
export function ProtectionDialog({ player, onClose }: { player: PlayerItem; onClose: () => void }) {
  const exclusions = useLoaded('protection.getexclusions', { uid: player.uid })
  const limits = useLoaded('protection.getlimits', { uid: player.uid })
  return (
    <Modal title={`Limits and breaks: ${player.login}`} onClose={onClose}>
      {exclusions.state === 'failed' ? (
        <Failed message={exclusions.message} onRetry={exclusions.again} />
      ) : exclusions.data ? (
        <Exclusions {...exclusions.data} />
      ) : (
        <Loading what="breaks" />
      )}
      {limits.state === 'failed' ? (
        <Failed message={limits.message} onRetry={limits.again} />
      ) : limits.data ? (
        <Limits {...limits.data} />
      ) : (
        <Loading what="limits" />
      )}
    </Modal>
  )
}

function Exclusions({ now, chosen }: Answer<'protection.getexclusions'>) {
  return (
    <section aria-labelledby="breaks" className="grid gap-2">
      <h3 id="breaks" className="font-semibold">
        Breaks and self-exclusion
      </h3>
      <p>{exclusionText(now)}</p>
      {chosen.length > 0 && (
        <ul className="grid gap-1 text-14 text-chalk-2">
          {chosen.map(({ period, chosen_at, ends_at, return_asked_at, brand }) => (
            <li key={chosen_at}>
              {dateText(chosen_at)}: {nameOfPeriod[period]}
              {ends_at && `, until ${dateText(ends_at)}`}
              {brand !== null && `, at ${brand || 'the main site'} only`}
              {return_asked_at && `, asked to return ${dateText(return_asked_at)}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Limits({ limits, withdrawal_lock: lock, market, changes }: Answer<'protection.getlimits'>) {
  return (
    <section aria-labelledby="limits" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="limits" className="font-semibold">
          Limits
        </h3>
        <Badge tone={lock.is_on ? 'info' : 'neutral'}>Withdrawal lock {lock.is_on ? 'on' : 'off'}</Badge>
      </div>
      {limits.length === 0 ? (
        <p>No limits.</p>
      ) : (
        <Table
          caption="Limits"
          rows={limits}
          rowKey={({ kind, period }) => `${kind} ${period}`}
          columns={[
            { key: 'kind', head: 'Limit', cell: ({ kind }) => nameOfKind[kind] },
            { key: 'frame', head: 'Period', cell: ({ period }) => frameText(period) || '–' },
            { key: 'most', head: 'Amount', number: true, cell: ({ limit }) => <Money value={limit} /> },
            { key: 'left', head: 'Left', number: true, cell: ({ available }) => <Money value={available} /> },
            { key: 'waits', head: 'Waiting', cell: ({ change }) => waitingText(change) },
          ]}
        />
      )}
      {market && (
        <p>
          Allowed by {market.by === 'house' ? 'the house (markers of harm)' : 'the market'} this month:{' '}
          <Money value={market.limit} />, left: <Money value={market.available} />
        </p>
      )}
      {changes.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-14 font-semibold">History</h4>
          <ul className="grid gap-1 text-14 text-chalk-2">
            {changes.map((change, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Several changes may share a moment, and the list is never sorted anew.
              <li key={index}>
                {dateText(change.at)}: {changeText(change)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

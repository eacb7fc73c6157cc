import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { type Decision, decisionsFor, nameOfDecision } from './decisions.ts'
import { ProtectionDialog } from './protection-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'

const tones: Readonly<Record<PlayerItem['state'], BadgeTone>> = {
  active: 'good',
  restricted: 'info',
  blocked: 'bad',
  closed: 'neutral',
}

const exclusions: Readonly<Record<NonNullable<PlayerItem['exclusion']>, string>> = {
  active: 'excluded by choice',
  permanent: 'excluded for good',
  ended: 'exclusion over, has not asked to return',
  returning: 'coming back',
  registered: 'on the register',
  unchecked: 'register not checked',
  details_needed: 'details missing for',
}

function Status({ player: { state, is_test: isTest, exclusion, register } }: { player: PlayerItem }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{state}</Badge>
      {isTest && <Badge tone="info">test account</Badge>}
      {exclusion && (
        <Badge tone="info">
          {exclusions[exclusion]}
          {register && ` ${register}`}
        </Badge>
      )}
    </span>
  )
}

const useMayDecide = () => ({
  block: useMay('players:block'),
  close: useMay('players:close'),
  adjust: useMay('balances:adjust'),
  points: useMay('loyalty:write'),
  give: useMay('bonuses:give'),
  test: useMay('players:test'),
})

type Shown = 'limits' | 'activity' | 'tags'

/** What can be looked at, and decided, about a player by whoever is signed in. */
function Actions({
  player,
  onShow,
  onDecide,
}: {
  player: PlayerItem
  onShow: (what: Shown) => void
  onDecide: (decision: Decision) => void
}) {
  const may = useMayDecide()
  const mayReadTags = useMay('campaigns:read')
  const shown = [
    { what: 'limits', text: 'Limits', label: 'Limits and breaks' },
    { what: 'activity', text: 'Activity', label: 'Activity' },
    ...(mayReadTags ? [{ what: 'tags', text: 'Tags', label: 'Tags' } as const] : []),
  ] as const
  return (
    <span className="flex flex-wrap gap-2">
      {shown.map(({ what, text, label }) => (
        <Button
          key={what}
          look="plain"
          size="small"
          aria-label={`${label}: ${player.login}`}
          onClick={() => onShow(what)}
        >
          {text}
        </Button>
      ))}
      {decisionsFor(player, may).map((kind) => (
        <Button
          key={kind}
          look={kind === 'close' ? 'danger' : 'plain'}
          size="small"
          aria-label={`${nameOfDecision[kind]}: ${player.login}`}
          onClick={() => onDecide({ kind, player })}
        >
          {nameOfDecision[kind]}
        </Button>
      ))}
    </span>
  )
}

/** Players with what may be decided about each by whoever is signed in. */
export function PlayersTable({
  players,
  onDecide,
}: {
  players: readonly PlayerItem[]
  onDecide: (decision: Decision) => void
}) {
  const [shown, setShown] = useState<{ what: Shown; player: PlayerItem }>()
  const close = () => setShown(undefined)
  return (
    <>
      <Table
        caption="Players"
        rows={players}
        rowKey={({ uid }) => uid}
        columns={[
          { key: 'uid', head: 'Player ID', cell: ({ uid }) => <span className="figures">{uid}</span> },
          { key: 'login', head: 'Login', cell: ({ login }) => <span className="wrap-anywhere">{login}</span> },
          { key: 'name', head: 'Nickname', cell: ({ fakename }) => <span className="wrap-anywhere">{fakename}</span> },
          { key: 'state', head: 'Status', cell: (player) => <Status player={player} /> },
          { key: 'country', head: 'Country', cell: ({ country_code: code }) => code ?? '–' },
          { key: 'since', head: 'Registered', cell: ({ registered_at: at }) => dateText(at) },
          { key: 'main', head: 'Balance', number: true, cell: ({ balance_main: value }) => <Money value={value} /> },
          { key: 'bonus', head: 'Bonus', number: true, cell: ({ balance_bonus: value }) => <Money value={value} /> },
          {
            key: 'decide',
            head: 'Actions',
            cell: (player) => (
              <Actions player={player} onShow={(what) => setShown({ what, player })} onDecide={onDecide} />
            ),
          },
        ]}
      />
      {shown?.what === 'activity' && <ActivityDialog player={shown.player} onClose={close} />}
      {shown?.what === 'limits' && <ProtectionDialog player={shown.player} onClose={close} />}
      {shown?.what === 'tags' && <TagsDialog player={shown.player} onClose={close} />}
    </>
  )
}

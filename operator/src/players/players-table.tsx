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
  give: useMay('bonuses:give'),
  test: useMay('players:test'),
})

/** Players with what may be decided about each by whoever is signed in. */
export function PlayersTable({
  players,
  onDecide,
}: {
  players: readonly PlayerItem[]
  onDecide: (decision: Decision) => void
}) {
  const may = useMayDecide()
  const [shown, setShown] = useState<PlayerItem>()
  const [active, setActive] = useState<PlayerItem>()
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
              <span className="flex flex-wrap gap-2">
                <Button
                  look="plain"
                  size="small"
                  aria-label={`Limits and breaks: ${player.login}`}
                  onClick={() => setShown(player)}
                >
                  Limits
                </Button>
                <Button
                  look="plain"
                  size="small"
                  aria-label={`Activity: ${player.login}`}
                  onClick={() => setActive(player)}
                >
                  Activity
                </Button>
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
            ),
          },
        ]}
      />
      {active && <ActivityDialog player={active} onClose={() => setActive(undefined)} />}
      {shown && <ProtectionDialog player={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

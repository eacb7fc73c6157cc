import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { type Decision, decisionsFor, nameOfDecision } from './decisions.ts'

const tones: Readonly<Record<PlayerItem['state'], BadgeTone>> = {
  active: 'good',
  restricted: 'info',
  blocked: 'bad',
  closed: 'neutral',
}

/** Players with what may be decided about each by whoever is signed in. */
export function PlayersTable({
  players,
  onDecide,
}: {
  players: readonly PlayerItem[]
  onDecide: (decision: Decision) => void
}) {
  const may = { block: useMay('players:block'), close: useMay('players:close'), adjust: useMay('balances:adjust') }
  return (
    <Table
      caption="Players"
      rows={players}
      rowKey={({ uid }) => uid}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <span className="figures">{uid}</span> },
        { key: 'login', head: 'Login', cell: ({ login }) => <span className="wrap-anywhere">{login}</span> },
        { key: 'name', head: 'Nickname', cell: ({ fakename }) => <span className="wrap-anywhere">{fakename}</span> },
        { key: 'state', head: 'Status', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> },
        { key: 'country', head: 'Country', cell: ({ country_code: code }) => code ?? '–' },
        { key: 'since', head: 'Registered', cell: ({ registered_at: at }) => dateText(at) },
        { key: 'main', head: 'Balance', number: true, cell: ({ balance_main: value }) => <Money value={value} /> },
        { key: 'bonus', head: 'Bonus', number: true, cell: ({ balance_bonus: value }) => <Money value={value} /> },
        {
          key: 'decide',
          head: 'Actions',
          cell: (player) => (
            <span className="flex flex-wrap gap-2">
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
  )
}

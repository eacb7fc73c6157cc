import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '../ui/date-text.ts'
import type { Decision } from './decisions.ts'
import { PlayerActions, PlayerStatus, type Shown, ShownDialog } from './player-actions.tsx'

/** Players with what may be decided about each by whoever is signed in. */
export function PlayersTable({
  players,
  onDecide,
}: {
  players: readonly PlayerItem[]
  onDecide: (decision: Decision) => void
}) {
  const [shown, setShown] = useState<{ what: Shown; player: PlayerItem }>()
  return (
    <>
      <Table
        caption="Players"
        rows={players}
        rowKey={({ uid }) => uid}
        columns={[
          { key: 'uid', head: 'Player ID', cell: ({ uid }) => <span className="figures">{uid}</span> },
          {
            key: 'login',
            head: 'Login',
            cell: ({ uid, login }) => (
              <Link
                className="tap-tall wrap-anywhere text-cool underline-offset-4 hover:underline"
                to={`/players/${uid}`}
              >
                {login}
              </Link>
            ),
          },
          {
            key: 'name',
            head: 'Nickname',
            cell: ({ fakename }) => <span className="wrap-break-word">{fakename}</span>,
          },
          { key: 'state', head: 'Status', cell: (player) => <PlayerStatus player={player} /> },
          { key: 'country', head: 'Country', cell: ({ country_code: code }) => code ?? '–' },
          { key: 'since', head: 'Registered', cell: ({ registered_at: at }) => dateText(at) },
          { key: 'main', head: 'Balance', number: true, cell: ({ balance_main: value }) => <Money value={value} /> },
          { key: 'bonus', head: 'Bonus', number: true, cell: ({ balance_bonus: value }) => <Money value={value} /> },
          {
            key: 'decide',
            head: 'Actions',
            cell: (player) => (
              <PlayerActions player={player} onShow={(what) => setShown({ what, player })} onDecide={onDecide} />
            ),
          },
        ]}
      />
      {shown && <ShownDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

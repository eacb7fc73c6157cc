import type { PlayerItem } from '@ante/product/players/contract-staff'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { PageHeader } from '@ante/web/ui/page-header'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { DecisionDialog } from '../players/decision-dialog.tsx'
import type { Decision } from '../players/decisions.ts'
import { PlayerActions, PlayerStatus, type Shown, ShownDialog } from '../players/player-actions.tsx'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { BetsSection } from './bets-section.tsx'
import { BonusesSection } from './bonuses-section.tsx'
import { FreeSpinsSection } from './free-spins-section.tsx'
import { GiftsSection } from './gifts-section.tsx'
import { LoyaltySection } from './loyalty-section.tsx'
import type { OfPlayer } from './of-player.ts'

/** One player: the account, and what staff may decide about it. */
export function PlayerPage() {
  const { uid = '' } = useParams()
  return (
    <>
      <p>
        <Link className="tap-tall text-cool underline-offset-4 hover:underline" to="/players">
          All players
        </Link>
      </p>
      <PlayerOf key={uid} uid={uid} />
    </>
  )
}

function PlayerOf({ uid }: { uid: string }) {
  const [turn, setTurn] = useState(0)
  const loaded = useLoaded('players.list', { uid, count: 1 }, turn)
  return (
    <LoadedList
      loaded={loaded}
      what="the player"
      empty={<EmptyState icon="user" title="No such player" text={`Nobody has the player ID ${uid}.`} />}
    >
      {({ items }) =>
        items.map((player) => (
          <Sections key={player.uid} player={player} turn={turn} onDecided={() => setTurn((before) => before + 1)} />
        ))
      }
    </LoadedList>
  )
}

function Sections(of: OfPlayer) {
  const mayBonuses = useMay('bonuses:read')
  const mayBets = useMay('bets:read')
  const mayLoyalty = useMay('loyalty:read')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head {...of} />
      {mayBonuses && (
        <>
          <BonusesSection {...of} />
          <FreeSpinsSection {...of} />
          <GiftsSection {...of} />
        </>
      )}
      {mayLoyalty && <LoyaltySection {...of} />}
      {mayBets && <BetsSection {...of} />}
    </div>
  )
}

/** Who it is, with the decisions about the account. */
function Head({ player, onDecided }: OfPlayer) {
  const [shown, setShown] = useState<Shown>()
  const { asked, ask, told, closing } = useAsked<Decision>()
  return (
    <div className="grid gap-4">
      <PageHeader title={player.login}>
        <PlayerStatus player={player} />
      </PageHeader>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <Facts player={player} />
      <PlayerActions player={player} onShow={setShown} onDecide={ask} />
      {shown && <ShownDialog what={shown} player={player} onClose={() => setShown(undefined)} />}
      {asked && <DecisionDialog decision={asked} {...closing(onDecided)} />}
    </div>
  )
}

function Facts({ player }: { player: PlayerItem }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Player ID',
      <span key="uid" className="figures">
        {player.uid}
      </span>,
    ],
    ['Nickname', player.fakename],
    ['Email', player.email ?? '–'],
    ['Phone', player.phone ?? '–'],
    ['Country', player.country_code ?? '–'],
    ['Currency', player.currency],
    ['Balance', <Money key="main" value={player.balance_main} />],
    ['Bonus', <Money key="bonus" value={player.balance_bonus} />],
    ['Registered (UTC)', dateText(player.registered_at)],
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-3 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-chalk-3">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

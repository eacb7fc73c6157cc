import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { Pack } from '@ante/product/games/rules/free-spins'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { giftStateNames, giftStateTones, packText } from './gift-texts.ts'
import { AmountInput, NumberInput } from './number-inputs.tsx'
import { type OfPlayer, pageSize } from './of-player.ts'

const pageParam = 'spins'
type Asked = { readonly what: 'give' } | { readonly what: 'take'; readonly pack: Pack }

/** The packs of free spins of a player. */
export function FreeSpinsSection({ player, turn, onDecided }: OfPlayer) {
  const { asked, ask, told, closing } = useAsked<Asked>()
  const mayGive = useMay('bonuses:give')
  const page = pageOf(useSearchParams()[0].get(pageParam))
  const loaded = useLoaded('freespins.list', { uid: player.uid, offset: (page - 1) * pageSize, count: pageSize }, turn)
  return (
    <DecidingSection
      id="free-spins"
      title="Free spins"
      told={told}
      actions={
        mayGive &&
        player.state === 'active' && (
          <Button look="plain" size="small" onClick={() => ask({ what: 'give' })}>
            Give free spins
          </Button>
        )
      }
    >
      <LoadedList
        loaded={loaded}
        what="free spins"
        page={page}
        param={pageParam}
        empty={<p className="text-chalk-2">No free spins.</p>}
      >
        {({ items, count }) => (
          <>
            <PacksTable items={items} onTake={mayGive ? (pack) => ask({ what: 'take', pack }) : undefined} />
            <Pagination page={page} pages={Math.ceil(count / pageSize)} param={pageParam} />
          </>
        )}
      </LoadedList>
      {asked?.what === 'give' && <GiveDialog player={player} {...closing(onDecided)} />}
      {asked?.what === 'take' && (
        <ReasonDialog
          title={`Take away free spins ${asked.pack.id}`}
          action="Take away"
          effect={`The spins of ${asked.pack.game.name} that are left are gone. What its rounds have won stays the player’s.`}
          isHard
          send={async (form, idempotencyKey) => {
            const taken = { pack_id: asked.pack.id, reason: formText(form, 'reason') }
            const { id } = await call('freespins.takeaway', taken, { idempotencyKey })
            return `Free spins ${id} are taken away.`
          }}
          {...closing(onDecided)}
        />
      )}
    </DecidingSection>
  )
}

function PacksTable({ items, onTake }: { items: readonly Pack[]; onTake: ((pack: Pack) => void) | undefined }) {
  return (
    <Table
      caption="Free spins"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'pack',
          head: 'Free spins',
          cell: ({ id, game }) => (
            <span className="wrap-anywhere">
              <span className="figures">{id}</span>: {game.name}
            </span>
          ),
        },
        { key: 'spins', head: 'Spins', cell: packText },
        { key: 'win', head: 'Won', number: true, cell: ({ win }) => formatMoney(fromWire(win)) },
        {
          key: 'state',
          head: 'State',
          cell: ({ status }) => <Badge tone={giftStateTones[status]}>{giftStateNames[status]}</Badge>,
        },
        {
          key: 'until',
          head: 'Until (UTC)',
          cell: ({ ended_at: end, expires_at: until }) => (end === null ? dateText(until) : `Ended ${dateText(end)}`),
        },
        {
          key: 'actions',
          head: 'Actions',
          cell: (pack) =>
            onTake && pack.status === 'active' ? (
              <Button
                look="danger"
                size="small"
                aria-label={`Take away: free spins ${pack.id}`}
                onClick={() => onTake(pack)}
              >
                Take away
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}

function GiveDialog({
  player: { uid, login, currency },
  onClose,
  onDone,
}: Pick<OfPlayer, 'player'> & { onClose: () => void; onDone: (text: string) => void }) {
  async function send(form: FormData, idempotencyKey: string): Promise<string> {
    const text = (name: string) => formText(form, name)
    const pack = await call(
      'freespins.give',
      {
        uid,
        currency,
        sysname: text('game'),
        count: Number(text('count')),
        stake: text('stake'),
        days: Number(text('days')),
        reason: text('reason'),
      },
      { idempotencyKey }
    )
    return `${login} has ${pack.total_count} free spins of ${pack.game.name}.`
  }
  return (
    <ReasonDialog
      title={`Give free spins: ${login}`}
      action="Give free spins"
      effect="Rounds that the operator pays. Their wins go to the balance at once. Above your limit another member has to approve it, by what the rounds stake."
      fields={(errors) => (
        <>
          <Input
            label="Game"
            name="game"
            pattern="[a-z0-9\-]{1,60}"
            hint="System name of the game, as in its address on the site."
            autoComplete="off"
            required
            error={errors['sysname']}
          />
          <NumberInput label="Spins" name="count" value={10} most={1000} error={errors['count']} />
          <AmountInput
            label={`Stake of each in ${currency}`}
            name="stake"
            hint="One of the stakes that the game offers."
            error={errors['stake']}
          />
          <NumberInput label="Days to play them" name="days" value={7} most={90} error={errors['days']} />
        </>
      )}
      send={send}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

import type { WireMoney } from '@ante/kit/money'
import { fromWire, money, subtract, toWire } from '@ante/kit/money'
import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { percentOf } from './draft.ts'

export type Asked = 'change' | 'pause' | 'close'

/** One jackpot: what it is fed by, what it holds, who won it last. */
export function JackpotSection({ jackpot, onAsk }: { jackpot: StaffJackpot; onAsk: (what: Asked) => void }) {
  const mayWrite = useMay('jackpots:write')
  const { sysname, texts, paused, currency, games, bets, reserve, reserve_ppm, return_percent } = jackpot
  const title = texts.en?.title ?? sysname ?? ''
  return (
    <section
      aria-labelledby={`jackpot-${jackpot.id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line p-5"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id={`jackpot-${jackpot.id}`} className="font-display text-22 wrap-anywhere">
          {title}
        </h2>
        <Badge tone={paused ? 'neutral' : 'good'}>{paused ? 'Paused' : 'Takes stakes'}</Badge>
        {mayWrite && sysname !== null && (
          <div className="ms-auto flex flex-wrap gap-2">
            <Button look="plain" size="small" aria-label={`Change: ${title}`} onClick={() => onAsk('change')}>
              Change
            </Button>
            <Button
              look="plain"
              size="small"
              aria-label={`${paused ? 'Resume' : 'Pause'}: ${title}`}
              onClick={() => onAsk('pause')}
            >
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button look="quiet" size="small" aria-label={`Close: ${title}`} onClick={() => onAsk('close')}>
              Close
            </Button>
          </div>
        )}
      </header>
      <dl className="grid gap-3 text-14 tablet:grid-cols-4">
        <Fact name="System name" value={sysname ?? '–'} />
        <Fact name="Returns of stakes" value={`${return_percent}%`} />
        <Fact
          name="Reserve"
          value={
            <>
              <Money value={reserve} /> ({percentOf(reserve_ppm)}% of stakes)
            </>
          }
        />
        <Fact name={`Games with stakes in ${currency}`} value={games.length > 0 ? games.join(', ') : 'None'} />
        <Fact name={`Bets in ${currency}`} value={bets ? `From odds of ${bets.odds_least}` : 'None'} />
      </dl>
      <LevelsTable title={title} jackpot={jackpot} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: React.ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
)

function LevelsTable({ title, jackpot: { levels, currency } }: { title: string; jackpot: StaffJackpot }) {
  const sum = (minor: number): WireMoney => toWire(money(minor, currency))
  return (
    <Table
      caption={`Levels of ${title}`}
      rows={levels}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          head: 'Level',
          cell: ({ name, titles }) => (
            <>
              <span className="font-semibold">{titles['en'] ?? name}</span> <span className="text-chalk-3">{name}</span>
            </>
          ),
        },
        { key: 'meter', head: 'Meter', number: true, cell: ({ meter }) => <Money value={meter} /> },
        { key: 'seed', head: 'Seed', number: true, cell: ({ seed_minor }) => <Money value={sum(seed_minor)} /> },
        { key: 'share', head: 'Share of stakes', number: true, cell: ({ rate_ppm }) => `${percentOf(rate_ppm)}%` },
        {
          key: 'limit',
          head: 'Won',
          cell: ({ every_minor, before_minor, meter }) =>
            before_minor === null ? (
              <>
                Once in <Money value={sum(every_minor ?? 0)} />
              </>
            ) : (
              <>
                Before <Money value={sum(before_minor)} />,{' '}
                <Money value={toWire(subtract(money(before_minor, currency), fromWire(meter)))} /> to go
              </>
            ),
        },
        { key: 'wins', head: 'Wins', number: true, cell: ({ wins }) => String(wins) },
        {
          key: 'last',
          head: 'Last win',
          cell: ({ last_win: last }) =>
            last ? (
              <>
                <Money value={last.amount} />, player {last.uid}, {last.game},{' '}
                {last.game === 'betting' ? 'bet' : 'round'} {last.round}, {dateText(last.won_at)}
              </>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}

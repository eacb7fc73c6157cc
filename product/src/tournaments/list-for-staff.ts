import type { StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { money, toWire } from '@ante/kit/money'
import type { StaffTournament, staffEndpoints } from './contract-staff.ts'
import { readForStaff, type StaffRow } from './store-staff.ts'

type List = (typeof staffEndpoints)['tournaments.list']

export const listForStaff = ({ db }: StaffContext, page: InputOf<List>): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const rows = await readForStaff(tx, page)
    return { items: rows.map(wireOf), total: Number(rows[0]?.total ?? 0n) }
  })

const wireOf = (row: StaffRow): StaffTournament => ({
  id: row.id.toString(),
  series: row.series,
  run: row.run,
  status: row.enabled ? row.status : 'withdrawn',
  is_closed: row.closed_at !== null,
  participants: Number(row.participants),
  total_points: Number(row.points),
  winners: Number(row.winners),
  total_prize: toWire(money(row.total_prize_minor, row.currency)),
  paid: toWire(money(row.paid_minor, row.currency)),
  terms: {
    sysname: row.sysname,
    texts: row.texts,
    images: row.images,
    games: row.games,
    currency: row.currency,
    prizes_minor: row.prizes_minor.map(Number),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    scoring: row.scoring,
    rates: row.rates,
    restrictions: row.restrictions,
    reset_on_cashout: row.reset_on_cashout,
    provider: row.provider,
    tags: row.tags,
    extra: row.extra,
    repeats: row.repeats,
    ...(row.stages && { stages: row.stages }),
    entrants_most: row.entrants_most,
    is_entry_bought: row.is_entry_bought,
  },
})

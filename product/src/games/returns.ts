import { certificateFor } from '@ante/arcade/rules/certificates'
import { decimal, fraction, product } from '@ante/arcade/rules/exact/fraction'
import type { Context, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { day } from '@ante/kit/instant'
import { readTestAccounts } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { returnBand, type ReturnTheory } from './rules/return-band.ts'
import * as store from './store-returns.ts'

/** Alarms are of so many days. */
const alarmDays = 30
const withinMs = 60_000

/** What is certified of this version; undefined for another studio's game, and for a version that is not played any more. */
function theoryOf({ game, version }: Pick<store.ReturnRow, 'game' | 'version'>): ReturnTheory | undefined {
  const certificate = certificateFor(game)
  if (certificate?.version !== version) return undefined
  const share = ({ numerator, denominator }: { numerator: string; denominator: string }): number =>
    Number(decimal(fraction(BigInt(numerator), BigInt(denominator)), 12))
  const all = [certificate, ...certificate.choices].map(({ deviation }) => Number(deviation))
  return {
    lowest: share(certificate.lowest),
    highest: share(certificate.rtp),
    deviationLeast: Math.min(...all),
    deviationMost: Math.max(...all),
  }
}

const bandOf = (row: store.ReturnRow) =>
  returnBand(
    {
      rounds: row.rounds,
      staked: row.staked,
      won: row.won,
      stakedSquares: row.staked_squares,
      wonSquares: row.won_squares,
      products: row.products,
    },
    theoryOf(row)
  )

/** GAM-24: counts the last two days anew, and all thirty the first time; raises an alarm for each return that left its band, and ends those that are within again. */
export async function measureReturns({ db, clock, log }: Context<never>): Promise<void> {
  const isMeasured = await db.read(store.isMeasured)
  for (let back = isMeasured ? 1 : alarmDays - 1; back >= 0; back--) {
    const date = new Date(clock.now() - back * day).toISOString().slice(0, 10)
    await db.write(async (tx) => store.measureDay(tx, date, await readTestAccounts(tx)), { withinMs })
  }
  await db.write(async (tx) => {
    await store.dropOldDays(tx)
    for (const row of await store.readReturns(tx, alarmDays)) {
      const { verdict, actual, low, high } = bandOf(row)
      const { game, version } = row
      if (verdict === 'above' || verdict === 'below') {
        if (await store.raiseAlarm(tx, game, version, verdict))
          log.error({ game, version, verdict, actual, low, high }, 'the return of a game is outside of its band')
      } else await store.endAlarm(tx, game, version)
    }
  })
}

/** A share as a percentage with two decimals. */
const percentOf = (share: number): string =>
  decimal(product(fraction(BigInt(Math.round(share * 1_000_000)), 1_000_000n), fraction(100)), 2)

type Returns = (typeof staffEndpoints)['games.getreturns']
/** Theoretical against actual, by game and version. */
export async function readReturns({ db }: StaffContext, { days }: InputOf<Returns>): Promise<OutputOf<Returns>> {
  const rows = await db.read((tx) => store.readReturns(tx, days))
  return {
    items: rows.map((row) => {
      const { actual, low, high, verdict } = bandOf(row)
      const theory = theoryOf(row)
      return {
        game: { sysname: row.game, name: row.name },
        version: row.version,
        rounds: row.rounds,
        actual: percentOf(actual),
        theory: theory ? { lowest: percentOf(theory.lowest), highest: percentOf(theory.highest) } : null,
        band: low === undefined || high === undefined ? null : { low: percentOf(low), high: percentOf(high) },
        verdict,
        alarm_since: row.alarm_since?.toISOString() ?? null,
        is_enabled: row.is_enabled,
      }
    }),
  }
}

export async function readReturnAlarms({ db }: StaffContext) {
  const rows = await db.read(store.readAlarms)
  return {
    items: rows.map((row) => ({
      game: { sysname: row.game, name: row.name },
      version: row.version,
      side: row.side,
      since: row.found_at.toISOString(),
    })),
  }
}

import type { Tx } from '@ante/kit/context'
import { type Book, leagueSchema, strengthSchema } from '../sports/football/index.ts'
import { type CompetitionRow, type ParticipantRow, writeRatings } from './store-competitions.ts'

/** The rating model's book of a competition; participants go by their id as text. */
export function bookOf({ rating }: CompetitionRow, participants: readonly ParticipantRow[]): Book {
  const rated = participants.flatMap(({ id, rating: own }) =>
    own === null ? [] : [[String(id), strengthSchema.parse(own)] as const]
  )
  return { league: leagueSchema.parse(rating), clubs: new Map(rated) }
}

export const writeBook = (tx: Tx, competition: number, { league, clubs }: Book): Promise<void> =>
  writeRatings(
    tx,
    competition,
    league,
    [...clubs].map(([id, strength]) => [Number(id), { ...strength, day: Math.floor(strength.day) }] as const)
  )

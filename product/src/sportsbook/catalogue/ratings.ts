import type { Tx } from '@ante/kit/context'
import type { AnySport, EndedMeeting } from '../sports/sport.ts'
import { type CompetitionRow, type ParticipantRow, writeRatings } from './store-competitions.ts'

/** The book of a competition, by its sport's rating model; participants go by their ids as text. */
export const bookOf = (sport: AnySport, { rating }: CompetitionRow, participants: readonly ParticipantRow[]): unknown =>
  sport.ratings.read({
    competition: rating,
    participants: new Map(
      participants.flatMap(({ id, rating: own }) => (own === null ? [] : [[String(id), own] as const]))
    ),
  })

/** Writes down what a book has learnt from these events. */
export async function teach(
  tx: Tx,
  { sport, competition, book }: { sport: AnySport; competition: number; book: unknown },
  ended: readonly EndedMeeting[]
): Promise<void> {
  const learnt = sport.ratings.write(sport.ratings.learn(book, ended))
  await writeRatings(
    tx,
    competition,
    learnt.competition,
    [...learnt.participants].map(([id, rating]) => [Number(id), rating] as const)
  )
}

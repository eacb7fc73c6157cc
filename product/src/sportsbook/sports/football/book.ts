import type { EndedMeeting, Ratings } from '../sport.ts'
import { type Book, expectedGoals, leagueSchema, learn, newBook, type Played, strengthSchema } from './ratings.ts'
import type { Rates } from './scoreline.ts'

const playedOf = ({ score, ...meeting }: EndedMeeting): Played => ({
  ...meeting,
  homeGoals: score.home,
  awayGoals: score.away,
})

/** The rating model as the sportsbook asks for it. */
export const footballRatings: Ratings<Rates, Book> = {
  first: newBook,
  read: ({ competition, participants }) => ({
    league: leagueSchema.parse(competition),
    clubs: new Map([...participants].map(([id, strength]) => [id, strengthSchema.parse(strength)])),
  }),
  write: ({ league, clubs }) => ({
    competition: league,
    participants: new Map([...clubs].map(([id, club]) => [id, { ...club, day: Math.floor(club.day) }])),
  }),
  modelOf: (book, { home, away, day, neutral }) => expectedGoals(book, home, away, day, neutral),
  learn: (book, ended) => learn(book, ended.map(playedOf)),
}

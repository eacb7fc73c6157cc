import { isRefused } from '@ante/kit/refusal'
import { correctResult } from '@ante/product/sportsbook/correct-result'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

interface Tools {
  readonly db: OpenDatabase
  readonly say: (line: string) => void
}

const usage = `Say which match ended how, and who says so: npm run db -- correct-result <fixture> <home>-<away> <source>
For example: npm run db -- correct-result 4711 2-1 "the league's protocol of 3 May". The number of a match stands in its address.`

function wordsOf([fixture = '', score = '', source = '', ...more]: readonly string[]) {
  const goals = /^(\d{1,2})-(\d{1,2})$/.exec(score)
  if (!/^[1-9]\d{0,8}$/.test(fixture) || !goals || source.trim() === '' || more.length > 0) return undefined
  return { fixture: Number(fixture), score: { home: Number(goals[1]), away: Number(goals[2]) }, source: source.trim() }
}

/** `npm run db -- correct-result`: the final score of a match that was settled by another. Said again, it ends what could not be ended before. */
export async function correctByHand({ db, say }: Tools, words: readonly string[]): Promise<number> {
  const asked = wordsOf(words)
  if (!asked) {
    say(usage)
    return 2
  }
  await migrate(db.pool)
  const { fixture, score, source } = asked
  const done = await correctResult({ db }, fixture, score, source)
  if (isRefused(done)) {
    say(`There is no match ${fixture} that was played to its end.`)
    return 1
  }
  const { corrected, owed, failed } = done
  say(`${corrected.length} bets on match ${fixture} were corrected, ${owed.length} are owed, ${failed.length} failed.`)
  for (const bet of owed) say(`bet ${bet} stays as it was: its player has spent what was paid`)
  for (const why of failed) say(`failed: ${why}`)
  if (failed.length > 0) say('Say the same again: it goes on with what is left.')
  return failed.length > 0 ? 1 : 0
}

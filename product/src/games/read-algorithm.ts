import { sharedAlgorithm } from '@ante/arcade/rules/algorithm'
import type { Context, RefusesAs } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { commitment, drawsOf } from './fairness.ts'
import * as store from './store.ts'

/** Two files of each game, which nothing else needs: they are loaded for the first who asks. */
const loadPublished = () => import('@ante/arcade/rules/published')

/** What is published of a game of our own; other studios' games have their own proofs. */
export async function readAlgorithm(
  context: Context & RefusesAs<(typeof endpoints)['games.getalgorithm']>,
  { sysname }: { sysname: string }
) {
  const { publishedOf } = await loadPublished()
  const published = publishedOf(sysname, { drawsOf, commitment }) ?? context.refuse('InvalidRequest/not_found')
  return {
    version: published.version,
    algorithm: {
      choices: [...published.algorithm.choices],
      outcome: [...published.algorithm.outcome],
      win: [...published.algorithm.win],
    },
    common: sharedAlgorithm.map(({ title, text }) => ({ title, text: [...text] })),
    figures: published.figures,
    examples: published.examples.map((example) => ({ ...example, choices: [...example.choices] })),
  }
}

/** Our own games of the hall, by their names. */
export async function listAlgorithms({ db }: Context) {
  const { publishedGames } = await loadPublished()
  const found = await db.read((tx) => store.readNamed(tx, publishedGames))
  return {
    games: found
      .map(({ sysname, name }) => ({ sysname, name }))
      .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  }
}

import type { Tournament } from '@ante/product/tournaments/contract'
import { get, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'

type Item = Output<'tournaments.get'>['items'][number]
/** Which of its fields a list asks for: what its cards show. */
export const cardFields = ['user_info', 'restrictions', 'total_participants', 'entry'] as const
export type CardTournament = Item & Pick<Tournament, (typeof cardFields)[number]>

const hasCardFields = (item: Item): item is CardTournament => cardFields.every((field) => item[field] !== undefined)
export const isWhole = (item: Item): item is Tournament => hasCardFields(item) && item.leaderboard !== undefined
export const cardsOf = (items: readonly Item[]): CardTournament[] => items.filter(hasCardFields)

/** The server said neither yes nor why not. */
export class NotTakenPart extends Error {
  override readonly name = 'NotTakenPart'
}

/** One tournament as it is now. */
export async function reload(id: string, read: typeof get = get): Promise<Tournament | undefined> {
  return (await read('tournaments.get', { ids: [id] })).items.find(isWhole)
}

/** TRN-10, TRN-11: done where the server answers 1; anything else is thrown to whoever asked. TRN-12: then the tournament is read again. */
export async function takePart(
  id: string,
  calls: { post: typeof post; get: typeof get } = { post, get }
): Promise<Tournament | undefined> {
  const answer = await calls.post('tournaments.participate', { tournament_id: id })
  if (answer !== 1) throw new NotTakenPart(`answered ${String(answer)}`)
  return reload(id, calls.get)
}

/** TRN-13: the list with this one in the place where it stood. One that does not stand there is left out. */
export const replacedIn = <T extends { readonly id: string }>(list: readonly T[], one: T): T[] =>
  list.map((old) => (old.id === one.id ? one : old))

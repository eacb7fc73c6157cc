import type { DemoPlayed, Round, Seeds } from '../../rules/protocol.ts'

/** The server has made the client seed of this pair, because a first pair must exist before its hash can be shown. */
export const isFirst = ({ nonce, revealed, open_rounds }: Seeds): boolean =>
  nonce === 0 && revealed === null && open_rounds.length === 0

/** The pair after the server answered with a round of it; undefined when the round has another pair, because seeds were changed elsewhere. */
export function afterRound(pair: Seeds, round: Round, name: string): Seeds | undefined {
  if (round.server_hash !== pair.server_hash) return undefined
  const others = pair.open_rounds.filter(({ id }) => id !== round.id)
  const own = round.status === 'open' ? [{ id: round.id, sysname: round.sysname, name }] : []
  return { ...pair, nonce: Math.max(pair.nonce, round.nonce + 1), open_rounds: [...others, ...own] }
}

/** The pair of a session with play money: at most its own round is open. Undefined at a live table, which has none. */
export function pairOfDemo({ seeds, round }: DemoPlayed, name: string): Seeds | undefined {
  if (!seeds) return undefined
  const isOpen = round?.status === 'open'
  return { ...seeds, open_rounds: isOpen ? [{ id: round.id, sysname: round.sysname, name }] : [] }
}

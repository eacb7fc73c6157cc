import { rankOf } from '../../verifier/numbers.ts'
import { at, betsOf, settled, sum, type Verifier } from '../../verifier/verifier.ts'

const names = ['player', 'banker', 'tie', 'player-pair', 'banker-pair']
/** By the points of the banker's two cards: what the player's third card counts where the banker draws. */
const bankerDraws = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]

const counted = (card: number): number => (rankOf(card) > 9 ? 0 : rankOf(card))
const pointsOf = (cards: readonly number[]): number => sum(cards.map(counted)) % 10
const isPair = ([first = 0, second = 0]: readonly number[]): boolean => rankOf(first) === rankOf(second)

/** The cards of both sides after the third ones. */
function handsOf(cards: readonly number[]): { player: number[]; banker: number[] } {
  const player = [at(cards, 0), at(cards, 2)]
  const banker = [at(cards, 1), at(cards, 3)]
  const [fifth, sixth] = [at(cards, 4), at(cards, 5)]
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)]
  if (playerPoints >= 8 || bankerPoints >= 8) return { player, banker }
  if (playerPoints > 5) return { player, banker: bankerPoints > 5 ? banker : [...banker, fifth] }
  const isDrawing = at(bankerDraws, bankerPoints).includes(counted(fifth))
  return { player: [...player, fifth], banker: isDrawing ? [...banker, sixth] : banker }
}

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const placed = betsOf(round, names)
    const { player, banker } = handsOf(round.numbers.deal(8, 6))
    const points = { player: pointsOf(player), banker: pointsOf(banker) }
    const leader = points.player > points.banker ? 'player' : 'banker'
    const winner = points.player === points.banker ? 'tie' : leader
    const bets = settled(placed, (bet) => {
      if (bet === 'player-pair') return isPair(player) ? 1200 : 0
      if (bet === 'banker-pair') return isPair(banker) ? 1200 : 0
      if (bet === 'tie') return winner === 'tie' ? 900 : 0
      if (winner === 'tie') return 100
      const wins = bet === 'player' ? 200 : 195
      return bet === winner ? wins : 0
    })
    return { isOver: true, winMinor: sum(bets.map(({ win }) => win)), view: { player, banker, points, winner, bets } }
  },
}

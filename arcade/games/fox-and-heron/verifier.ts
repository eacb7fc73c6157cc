import { rankOf, suitOf } from '../../verifier/numbers.ts'
import { at, betsOf, settled, sum, type Verifier } from '../../verifier/verifier.ts'

const names = ['fox', 'heron', 'tie', 'suited-tie']

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const placed = betsOf(round, names)
    const cards = round.numbers.deal(8, 2)
    const [fox, heron] = [at(cards, 0), at(cards, 1)]
    const lead = rankOf(fox) - rankOf(heron)
    const leader = lead > 0 ? 'fox' : 'heron'
    const winner = lead === 0 ? 'tie' : leader
    const isSuited = lead === 0 && suitOf(fox) === suitOf(heron)
    const bets = settled(placed, (bet) => {
      if (bet === 'suited-tie') return isSuited ? 5100 : 0
      if (bet === 'tie') return lead === 0 ? 1200 : 0
      if (lead === 0) return 50
      return bet === winner ? 200 : 0
    })
    return { isOver: true, winMinor: sum(bets.map(({ win }) => win)), view: { fox, heron, winner, bets } }
  },
}

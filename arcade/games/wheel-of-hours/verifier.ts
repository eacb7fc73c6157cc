import { betsOf, settled, sum, type Verifier } from '../../verifier/verifier.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface Place {
  readonly isIn: (hour: number) => boolean
  /** In hundredths. */
  readonly pays: number
}

const quarters = ['night', 'morning', 'afternoon', 'evening']
/** Of each bet by its name, its hours and what it pays. */
const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...hours.map((own): [string, Place] => [`${own}`, { isIn: (hour) => hour === own, pays: 2325 }]),
  ['twelves', { isIn: (hour) => hour % 12 === 0, pays: 1164 }],
  ...quarters.map((name, quarter): [string, Place] => [
    name,
    { isIn: (hour) => hour >= quarter * 6 && hour < quarter * 6 + 6, pays: 388 },
  ]),
  ['light', { isIn: (hour) => hour >= 6 && hour < 18, pays: 194 }],
  ['dark', { isIn: (hour) => hour < 6 || hour >= 18, pays: 194 }],
  ['even', { isIn: (hour) => hour % 2 === 0, pays: 194 }],
  ['odd', { isIn: (hour) => hour % 2 === 1, pays: 194 }],
])

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const placed = betsOf(round, [...places.keys()])
    const hour = round.isOpen ? null : round.numbers.below(24)
    const bets = settled(placed, (bet) => {
      const place = places.get(bet)
      return hour !== null && place?.isIn(hour) ? place.pays : 0
    })
    return { isOver: hour !== null, winMinor: sum(bets.map(({ win }) => win)), view: { hour, bets } }
  },
}

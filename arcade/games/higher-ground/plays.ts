import type { Json } from '../../rules/engine.ts'
import type { Play } from '../../rules/play.ts'
import { type Guess, higherGround, type HigherGroundView } from './rules.ts'

const ways: readonly ((step: number, mark: number) => Guess)[] = [
  (step) => (step % 2 ? 'higher' : 'lower'),
  () => 'higher',
  () => 'lower',
  (_, mark) => (mark > higherGround.marks / 2 ? 'lower' : 'higher'),
]

/** Guesses of four kinds, taken after each number of climbs. */
export const plays: readonly Play<HigherGroundView>[] = ways.flatMap((guess) =>
  Array.from({ length: higherGround.climbs }, (_, index) => ({
    first: null,
    next: (step: number, { marks }: HigherGroundView): Json =>
      step > index + 1 ? { cash: true } : { guess: guess(step, marks.at(-1) ?? 1) },
  }))
)

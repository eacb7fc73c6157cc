import { say, textsOfGame } from '../../shell/boot.ts'
import { picture } from '../../shell/dom.ts'
import { pause } from '../../shell/motion.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Path, Reels } from '../../shell/slots/reels.ts'
import { symbols } from './art.ts'
import type { Carriage } from './carriage.ts'
import type { TrainSpin, TrainView } from './rules.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()

interface Platform {
  readonly reels: Reels
  readonly carriage: Carriage
  readonly say: (...parts: readonly (string | Node)[]) => void
  /** So many coins of the round in money. */
  readonly amount: (coins: number) => string
  readonly pathsOf: (spin: TrainSpin) => Path[]
}

/** What a ride shows: its lines, then the reels that the traveller fills. */
async function arrive(spin: TrainSpin, traveller: string, { reels, carriage, pathsOf }: Platform): Promise<void> {
  if (spin.wins.length > 0) {
    reels.light(pathsOf(spin))
    sound.bell(spin.wins.length)
    await pause(spin.full > 0 ? 500 : 650)
  }
  if (spin.full === 0) return
  reels.clear()
  await carriage.fill(spin.filled, traveller)
}

/** The night ride: a traveller is drawn, and fills its reels wherever it comes into sight. */
export async function nightRide(
  { spins: [first, ...rides], lighthouses }: TrainView,
  traveller: string,
  platform: Platform
): Promise<void> {
  const { reels, carriage, say: tell, amount } = platform
  sound.notes(openingNotes)
  reels.mark(
    (first?.grid ?? []).flatMap((column, reel) =>
      [...column].flatMap((symbol, row) => (symbol === 'L' ? [[reel, row] as const] : []))
    )
  )
  tell(say(words.begins, { count: lighthouses, rides: rides.length }))
  await pause(1200)
  await carriage.draw(traveller)
  carriage.run('ride')
  let paid = first?.coins ?? 0
  for (const [place, spin] of rides.entries()) {
    const show = (): void =>
      tell(
        say(words.ride, { ride: place + 1, rides: rides.length }),
        picture('0 0 100 100', symbols[traveller] ?? ''),
        say(words.sum, { amount: amount(paid) })
      )
    show()
    carriage.place([])
    await reels.spin(spin.grid)
    await arrive(spin, traveller, platform)
    paid += spin.coins
    show()
    await pause(spin.full > 0 ? 1100 : spin.coins > 0 ? 350 : 160)
  }
  carriage.run('still')
  sound.notes(openingNotes.toReversed())
  tell(say(words.over, { amount: amount(paid) }))
}

import type { Context } from '@ante/kit/context'
import { studioSettings } from './contract.ts'
import { endQuiet } from './store.ts'

const roundsAtOnce = 200

/** Ends rounds of which their studio has said nothing for long: they stay as they stand, and are told of as every other end. */
export async function endQuietRounds({ db, setting }: Context<never>): Promise<void> {
  const { quietHours } = setting('studios', studioSettings)
  while ((await endQuiet(db, quietHours, roundsAtOnce)) === roundsAtOnce);
}

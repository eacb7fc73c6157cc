import type { Engine, Json, Resolved } from '../rules/engine.ts'
import { seeded } from './seeded.ts'

/** A round of the tests as far as these choices take it; a refusal is an error. */
export function played<View extends Json>(
  engine: Engine<View>,
  nonce: number,
  stake: bigint,
  choices: readonly Json[]
): Resolved<View> {
  const answer = engine.resolve(seeded(nonce), stake, choices)
  if ('refused' in answer) throw new Error(`${engine.sysname} refused: ${answer.refused}`)
  return answer
}

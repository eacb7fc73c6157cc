import type { WireError } from '@ante/kit/refusal'
import type { Round } from '../rules/protocol.ts'

interface Asked {
  round: Round | null
  /** The last question found the round moved on elsewhere. */
  isElsewhere: boolean
  open(): Promise<WireError | undefined>
}

/** Refusals that come where this page does not know how things are: of the round, or of the pack that was to pay it. */
const stale = ['round_open', 'round_not_open', 'conflict', 'free_spins_over']

/**
 * After a refusal the server is asked again where it may know more: the round moved on in another tab or before a reload. Undefined where it did, and what it came to is to be
 * shown. A round that was shown already is no answer to a press: nothing was played, and that is what is told.
 */
export async function readAgain(table: Asked, refused: WireError): Promise<WireError | undefined> {
  table.isElsewhere = stale.includes(refused.code)
  if (!table.isElsewhere) return refused
  const shown = table.round
  const error = await table.open()
  if (error) return error
  const now = table.round
  const isShown = shown?.id === now?.id && shown?.step === now?.step && shown?.status === now?.status
  return isShown || refused.code === 'free_spins_over' ? refused : undefined
}

import type { Log } from '@ante/kit/context'
import { Refusal } from '@ante/kit/refusal'
import { ContentMissing } from '@ante/product/content/index'
import { isOutage } from '../database/database.ts'

/** What an error means to the caller: its own refusal, an outage, or a bug (which is logged with its stack and told as nothing more). */
export function asRefusal(error: unknown, log: Log, fields: object): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ContentMissing) {
    log.error({ ...fields, error: error.message }, 'there is no content')
    return new Refusal('ApplicationUnavailable')
  }
  if (isOutage(error)) {
    log.error(
      { ...fields, error: error instanceof Error ? error.message : String(error) },
      'the database cannot do it now'
    )
    return new Refusal('ApplicationUnavailable')
  }
  log.error(
    { ...fields, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'a call failed'
  )
  return new Refusal('InternalServerError')
}

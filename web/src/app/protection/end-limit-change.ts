import { callOnce } from '../api/call-once.ts'
import { get, post } from '../api/client.ts'
import type { Params } from '../api/endpoints.ts'
import { type Limits } from './limits.ts'

/**
 * Confirms what was asked for of a limit, or leaves the limit as it is. Either succeeds once: where the answer was lost, the limits are read, and `isDone`
 * looks at them. Answers the limits as they stand.
 */
export async function endLimitChange(
  call: 'account.confirmLimit' | 'account.cancelLimitChange',
  place: Params<'account.confirmLimit'>,
  isDone: (limits: Limits) => boolean
): Promise<Limits> {
  const read = () => get('account.getLimits', {})
  const answer = await callOnce(() => post(call, place), {
    code: 'limit_not_asked',
    isDone: async () => isDone(await read()),
  })
  return answer ?? read()
}

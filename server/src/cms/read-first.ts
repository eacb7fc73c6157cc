import type { Context } from '@ante/kit/context'
import { syncContent } from '@ante/product/content/index'

const waitMs = 10_000

/**
 * Content from elsewhere is read before the house opens, so that its first visitor sees it; a CMS that does not answer keeps nobody waiting for long. What
 * is wrong stands in the log, the copy of an earlier day is shown, and the jobs go on asking.
 */
export async function readFirst(context: Context): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, waitMs, 'late')
  })
  const copying = syncContent(context).catch((error: unknown) => {
    context.log.error(
      { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'content could not be copied'
    )
  })
  if ((await Promise.race([copying, late])) === 'late')
    context.log.error({}, 'the CMS takes long; the house opens without waiting for it')
  clearTimeout(timer)
}

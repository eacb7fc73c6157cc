import type { Draw } from '@ante/product/draws/contract'
import { useCallback, useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import { repeat } from '../../app/live/live-topic.ts'

const pollMilliseconds = 10_000

/** One draw as it stands: asked for again while it is not drawn and somebody looks at it. New loader data is newer than what was learnt. */
export function useDraw(loaded: Draw): [Draw, () => Promise<void>] {
  const [held, setHeld] = useState({ of: loaded, now: loaded })
  const shown = held.of === loaded ? held.now : loaded
  const reload = useCallback(async () => {
    const [now] = (await get('draws.get', { ids: [loaded.id] })).items
    if (now) setHeld({ of: loaded, now })
  }, [loaded])
  const isOver = shown.status === 'finished'
  useEffect(() => (isOver ? undefined : repeat(reload, pollMilliseconds)), [isOver, reload])
  return [shown, reload]
}

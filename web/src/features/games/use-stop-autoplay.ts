import type { StopMessage } from '@ante/arcade/rules/frame-message'
import { type RefObject, useEffect } from 'react'
import { dialogs } from '../../ui/dialog/store.ts'

/**
 * GAM-12: while something stands over the game (a reality check, the question whether somebody is there, the end of the day's time), it makes no stake by
 * itself: autoplay ends, and its player begins it again.
 */
export function useStopAutoplay(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let count = dialogs.list().length
    return dialogs.subscribe(() => {
      const before = count
      count = dialogs.list().length
      if (count <= before) return
      const message: StopMessage = { type: 'ante:stop' }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    })
  }, [frame])
}

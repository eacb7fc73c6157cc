import { useEffect, useRef } from 'react'
import { useAfterwards } from './queued-popups.ts'
import { dropEntry } from './kept-entry.ts'

/** AUTH-44: the page in the player’s own language is there: their profile is read, and asks what it has to. */
export default function EntryGoesOn({ uid }: { uid: number }): null {
  const afterwards = useAfterwards()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    dropEntry()
    void afterwards(uid)
  }, [afterwards, uid])
  return null
}

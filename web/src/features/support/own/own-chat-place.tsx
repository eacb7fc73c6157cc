import { useSyncExternalStore } from 'react'
import { ownPlace } from './own-place.ts'

/** The place of our own chat in the frame of the page: empty until the loader has put it there. */
export function OwnChatPlace() {
  const place = useSyncExternalStore(ownPlace.subscribe, ownPlace.get, () => undefined)
  return place && <place.Launcher isHidden={place.isHidden} asked={place.asked} />
}

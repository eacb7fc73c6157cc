import type { ComponentType } from 'react'

export interface LauncherProps {
  /** CHAT-31: on this page there is no badge. */
  readonly isHidden: boolean
  /** How often somebody has asked for the conversation itself. */
  readonly asked: number
}
interface Place extends LauncherProps {
  readonly Launcher: ComponentType<LauncherProps>
}

let place: Place | undefined
const listeners = new Set<() => void>()

/** Where our own chat is shown, once it is the chosen one. */
export const ownPlace = {
  get: (): Place | undefined => place,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: Place): void {
    place = next
    for (const listener of listeners) listener()
  },
}

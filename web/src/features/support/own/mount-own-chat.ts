import { Launcher } from './launcher.tsx'
import { ownPlace } from './own-place.ts'

/** Puts our own chat into the page. Answers how its badge is hidden and shown, and its conversation opened. */
export function mountOwnChat(): { show(): void; hide(): void; open(): void } {
  const change = (how: { isHidden?: boolean; asked?: number }): void =>
    ownPlace.set({ Launcher, isHidden: false, asked: 0, ...ownPlace.get(), ...how })
  return {
    show: () => change({ isHidden: false }),
    hide: () => change({ isHidden: true }),
    open: () => change({ asked: (ownPlace.get()?.asked ?? 0) + 1 }),
  }
}

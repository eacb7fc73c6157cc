import { dialogs } from '../../ui/dialog/store.ts'
import type { PopupName } from './popups.ts'

/** A popup that comes and goes by itself. Its code comes first: where it is not wanted any more by then, it does not stay. */
export function comingPopup(name: PopupName): { show(opening: Promise<void>): void; hide(): void } {
  let isWanted = false
  const close = () => void dialogs.closeByName(name, { immediate: true })
  return {
    show(opening) {
      isWanted = true
      void opening.then(() => isWanted || close())
    },
    hide() {
      isWanted = false
      close()
    },
  }
}

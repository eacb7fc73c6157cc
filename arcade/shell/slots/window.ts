import { whenSized } from '../measured.ts'

/** Above this share of its width the window is upright. */
const uprightMost = 0.85

/**
 * Tells styles how large the window around the reels is, as `--wide` and `--high`, and whether it is upright. A container of their own would say the same, but browsers lay all
 * drawings in a container out anew for every word that changes there.
 */
export function measureWindow(reels: HTMLElement): void {
  let inner: Element | undefined
  // Reels are made before what is around them: once they have a size, it is there.
  whenSized(reels, () => {
    const around = reels.closest<HTMLElement>('.window')
    if (!around || inner === around) return
    inner = around
    whenSized(around, (wide, high) => {
      around.style.setProperty('--wide', `${wide}px`)
      around.style.setProperty('--high', `${high}px`)
      around.toggleAttribute('data-upright', wide < high * uprightMost)
    })
  })
}

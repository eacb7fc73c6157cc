/** Above this share of its width the window is upright. */
const uprightMost = 0.85

/**
 * Tells styles how large the window around the reels is, as `--wide` and `--high`, and whether it is upright. A container of their own would say the same, but browsers lay all
 * drawings in a container out anew for every word that changes there.
 */
export function measureWindow(reels: HTMLElement): void {
  const inner = new ResizeObserver(([entry]) => {
    if (!(entry?.target instanceof HTMLElement)) return
    const { width, height } = entry.contentRect
    entry.target.style.setProperty('--wide', `${width}px`)
    entry.target.style.setProperty('--high', `${height}px`)
    entry.target.toggleAttribute('data-upright', width < height * uprightMost)
  })
  // Reels are made before what is around them: once they have a size, it is there.
  const first = new ResizeObserver(() => {
    const around = reels.closest('.window')
    if (!around) return
    first.disconnect()
    inner.observe(around)
  })
  first.observe(reels)
}

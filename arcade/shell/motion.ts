const quiet = matchMedia('(prefers-reduced-motion: reduce)')
/** Movement is unwelcome: only fades remain. */
export const prefersReducedMotion = (): boolean => quiet.matches

/** Plays an animation to its end; without movement it lasts only a moment. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { duration: number }
): Promise<void> {
  const duration = prefersReducedMotion() ? Math.min(options.duration, 80) : options.duration
  const delay = prefersReducedMotion() ? 0 : (options.delay ?? 0)
  const playing = element.animate(frames, { easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)', ...options, duration, delay })
  // An animation is cancelled when its element goes away; that is an end too.
  await playing.finished.catch(() => undefined)
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? Math.min(ms, 60) : ms))

/** Calls `step` with 0..1 until the time is over. */
export function roll(ms: number, step: (share: number) => void): Promise<void> {
  if (prefersReducedMotion()) {
    step(1)
    return Promise.resolve()
  }
  const start = performance.now()
  return new Promise((resolve) => {
    const frame = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / ms))
      step(1 - (1 - share) ** 3)
      if (share < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}

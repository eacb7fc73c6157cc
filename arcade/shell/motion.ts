const quiet = matchMedia('(prefers-reduced-motion: reduce)')
/** Movement is unwelcome: only fades remain. */
export const prefersReducedMotion = (): boolean => quiet.matches

/** How many times as fast everything moves: turbo, where the market allows it. */
let speed = 1
export const setSpeed = (times: number): void => void (speed = times)

/** What moves now, and how each of it ends at once. */
const running = new Set<() => void>()
let isHurried = false
/** Whatever moves is at its end at once, and so is all that follows until `calm`: the player has pressed on. */
export function hurry(): void {
  isHurried = true
  for (const end of running) end()
}
export const calm = (): void => void (isHurried = false)

const paced = (ms: number, quietMs: number): number =>
  isHurried ? 0 : (prefersReducedMotion() ? Math.min(ms, quietMs) : ms) / speed

async function untilEnd(ended: Promise<unknown>, end: () => void): Promise<void> {
  running.add(end)
  await ended
  running.delete(end)
}

/** Plays an animation to its end; without movement it lasts only a moment. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { duration: number }
): Promise<void> {
  const duration = paced(options.duration, 80)
  const delay = prefersReducedMotion() || isHurried ? 0 : (options.delay ?? 0) / speed
  const playing = element.animate(frames, { easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)', ...options, duration, delay })
  // An animation is cancelled when its element goes away; that is an end too.
  await untilEnd(
    playing.finished.catch(() => undefined),
    () => playing.finish()
  )
}

export function pause(ms: number): Promise<void> {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, paced(ms, 60))
    end = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return untilEnd(ended, end)
}

/** Calls `step` with 0..1 until the time is over. */
export function roll(ms: number, step: (share: number) => void): Promise<void> {
  const lasts = prefersReducedMotion() ? 0 : paced(ms, ms)
  if (lasts === 0) {
    step(1)
    return Promise.resolve()
  }
  const start = performance.now()
  let isEnded = false
  const ended = new Promise<void>((resolve) => {
    const frame = (now: number): void => {
      const share = isEnded ? 1 : Math.min(1, Math.max(0, (now - start) / lasts))
      step(1 - (1 - share) ** 3)
      if (share < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
  return untilEnd(ended, () => void (isEnded = true))
}

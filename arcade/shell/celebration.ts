import { h } from './dom.ts'
import { animate, pause, roll } from './motion.ts'

/** GAM-15: only for a win larger than the stake; longer the more times the stake it is, never in the way of the next round. */
export async function celebrate(
  stage: HTMLElement,
  { win, stake }: { win: bigint; stake: bigint },
  amount: (minor: bigint) => string
): Promise<void> {
  const times = Number(win / stake)
  const figure = h('b', { class: 'num' })
  const plate = h('div', { class: 'plate', 'aria-hidden': 'true' }, figure)
  stage.append(plate)
  const show = (share: number): void =>
    void (figure.textContent = amount((win * BigInt(Math.round(share * 1000))) / 1000n))
  const appear = animate(
    figure,
    [
      { opacity: 0, transform: 'scale(0.86)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    { duration: 220 }
  )
  await Promise.all([appear, roll(times >= 10 ? 1400 : 500, show)])
  await pause(times >= 10 ? 1600 : 900)
  await animate(figure, [{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: 'forwards' })
  plate.remove()
}

export function endCelebrations(stage: HTMLElement): void {
  for (const plate of stage.querySelectorAll('.plate')) plate.remove()
}

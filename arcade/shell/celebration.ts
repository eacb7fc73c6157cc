import { h } from './dom.ts'
import { animate, pause, prefersReducedMotion, roll } from './motion.ts'
import { painted } from './pressed.ts'
import { Rolling } from './rolling.ts'
import { sound } from './sound.ts'

/** From how many times the stake on a win is of each tier. */
export const tiers = [5, 20, 100] as const
/** 0 for a win that is larger than the stake, up to 3 for a hundred times the stake and more. */
export const tierOf = (win: bigint, stake: bigint): number =>
  tiers.filter((times) => stake > 0n && win >= stake * BigInt(times)).length

/** How long the figure counts up and then stands, by tier. */
const countMs = [450, 900, 1600, 2400] as const
const standMs = [700, 900, 1400, 1900] as const
/** Pieces of paper that fall, by tier. */
const pieces = [0, 0, 18, 42] as const
const papers = ['#e2603f', '#f0c45c', '#7fe0b0', '#86a9d6', '#d584a6', '#f4e6c4']

/** Which celebration is the last; one that was ended before it began does not begin. */
let celebrated = 0

/** GAM-15: only for a win larger than the stake; longer the more times the stake it is, never in the way of the next round. */
export async function celebrate(
  stage: HTMLElement,
  { win, stake }: { win: bigint; stake: bigint },
  amount: (minor: bigint) => string
): Promise<void> {
  // What came is on the screen first: both together take longer than a frame.
  const round = (celebrated += 1)
  await new Promise<void>(painted)
  if (round !== celebrated) return
  const tier = tierOf(win, stake)
  const figure = h('b', { class: 'num' })
  const sum = new Rolling(figure)
  const plate = h('div', { class: 'plate', 'aria-hidden': 'true', 'data-tier': tier }, figure)
  const count = pieces[tier] ?? 0
  if (count > 0 && !prefersReducedMotion()) rain(plate, count, stage.clientHeight)
  standAside(figure, stage)
  stage.append(plate)
  sound.win(tier)
  const show = (share: number): void =>
    share < 1 ? sum.write(amount((win * BigInt(Math.round(share * 1000))) / 1000n)) : sum.rest(amount(win))
  const appear = animate(
    figure,
    [
      { opacity: 0, transform: 'scale(0.86)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    { duration: 220 }
  )
  await Promise.all([appear, roll(countMs[tier] ?? 0, show)])
  await pause(standMs[tier] ?? 0)
  await animate(figure, [{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: 'forwards' })
  plate.remove()
}

/** Where a game says which of its parts nobody needs then (`data-win-at`), the figure stands over it, and what was drawn stays in sight. */
function standAside(figure: HTMLElement, stage: HTMLElement): void {
  const place = stage.querySelector('[data-win-at]')
  if (!place) return
  const [around, at] = [stage.getBoundingClientRect(), place.getBoundingClientRect()]
  if (at.width === 0 || at.height === 0) return
  figure.toggleAttribute('data-placed', true)
  figure.style.left = `${Math.round(at.left + at.width / 2 - around.left)}px`
  figure.style.top = `${Math.round(at.top + at.height / 2 - around.top)}px`
}

/** Cut paper falls over the game, which is so high; it is gone with the plate. */
function rain(plate: HTMLElement, count: number, high: number): void {
  for (let piece = 0; piece < count; piece++) {
    const paper = h('i', {
      class: 'paper',
      style: `left: ${(piece * 37) % 100}%; background: ${papers[piece % papers.length] ?? ''}`,
    })
    plate.append(paper)
    paper.animate(
      [
        { transform: 'translateY(-20px) rotate(0deg)', opacity: 1 },
        { transform: `translateY(${Math.round(high * 1.1)}px) rotate(${300 + (piece % 5) * 90}deg)`, opacity: 0.9 },
      ],
      { duration: 1500 + (piece % 7) * 190, delay: (piece % 9) * 110, fill: 'both', easing: 'ease-in' }
    )
  }
}

export function endCelebrations(stage: HTMLElement): void {
  celebrated += 1
  for (const plate of stage.querySelectorAll('.plate')) plate.remove()
}

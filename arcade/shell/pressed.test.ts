import { expect, test, vi } from 'vitest'
import { showPresses } from './pressed.ts'

/** As much of a control as a press uses. */
class Control {
  isPressed = false
  readonly closest = (): Control => this
  readonly setAttribute = (): void => void (this.isPressed = true)
  readonly removeAttribute = (): void => void (this.isPressed = false)
}

test('GAM-11 a control that is pressed answers at once, however short the press is, and one that is pressed again goes on', () => {
  vi.stubGlobal('Element', Control)
  const heard = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it uses of a page.
  const page = { addEventListener: (type: string, hear: () => void) => heard.set(type, hear) } as unknown as Document
  showPresses(page, (run) => void frames.push(run))
  const [one, other] = [new Control(), new Control()]
  const down = (target: Control, more = {}): void =>
    heard.get('pointerdown')?.({ target, isPrimary: true, button: 0, ...more })
  const up = (): void => heard.get('pointerup')?.({})
  const draw = (): void => frames.splice(0).forEach((run) => run())

  down(one)
  expect(one.isPressed).toBe(true)
  up()
  expect(one.isPressed, 'until a frame has shown it').toBe(true)
  draw()
  expect(one.isPressed).toBe(false)

  down(one)
  up()
  down(one)
  draw()
  expect(one.isPressed, 'held again').toBe(true)
  down(other)
  draw()
  expect([one.isPressed, other.isPressed]).toEqual([false, true])
  heard.get('pointercancel')?.({})
  draw()
  expect(other.isPressed).toBe(false)

  down(one, { button: 2 })
  down(other, { isPrimary: false })
  expect([one.isPressed, other.isPressed]).toEqual([false, false])
})

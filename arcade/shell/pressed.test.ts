import { expect, test, vi } from 'vitest'
import { Presses } from './pressed.ts'

/** As much of a control as a press uses. */
class Control {
  isPressed = false
  disabled = false
  clicks = 0
  readonly closest = (): Control => this
  readonly setAttribute = (): void => void (this.isPressed = true)
  readonly click = (): void => void this.clicks++
  readonly removeAttribute = (): void => void (this.isPressed = false)
}

/** A page with controls, and its frames. */
function pageWithControls() {
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('HTMLButtonElement', Control)
  const heard = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it uses of a page.
  const page = { addEventListener: (type: string, hear: () => void) => heard.set(type, hear) } as unknown as Document
  const presses = new Presses(page, (run) => void frames.push(run))
  return {
    presses,
    down: (target: Control, more = {}): void =>
      heard.get('pointerdown')?.({ target, isPrimary: true, button: 0, ...more }),
    end: (type: 'pointerup' | 'pointercancel' | 'keyup'): void => heard.get(type)?.({}),
    /** The click of a press; whether the page goes on with it at once. */
    click(target: Control, isTrusted = true): boolean {
      const event = {
        target,
        isTrusted,
        preventDefault: vi.fn<() => void>(),
        stopImmediatePropagation: vi.fn<() => void>(),
      }
      heard.get('click')?.(event)
      return event.stopImmediatePropagation.mock.calls.length === 0
    },
    draw: (): void => frames.splice(0).forEach((run) => run()),
  }
}

test('GAM-11 a control that is pressed answers at once, however short the press is, and one that is pressed again goes on', () => {
  const { down, end, draw } = pageWithControls()
  const [one, other] = [new Control(), new Control()]

  down(one)
  expect(one.isPressed).toBe(true)
  end('pointerup')
  expect(one.isPressed, 'until a frame has shown it').toBe(true)
  draw()
  expect(one.isPressed).toBe(false)

  down(one)
  end('pointerup')
  down(one)
  draw()
  expect(one.isPressed, 'held again').toBe(true)
  down(other)
  draw()
  expect([one.isPressed, other.isPressed]).toEqual([false, true])
  end('pointercancel')
  draw()
  expect(other.isPressed).toBe(false)

  down(one, { button: 2 })
  down(other, { isPrimary: false })
  expect([one.isPressed, other.isPressed]).toEqual([false, false])
})

test('GAM-11 what a press does waits until it is seen, and no longer', () => {
  const { down, end, click, draw } = pageWithControls()
  const control = new Control()
  down(control)
  end('pointerup')
  expect(click(control)).toBe(false)
  expect(control.clicks).toBe(0)
  draw()
  expect(control.clicks).toBe(1)

  down(control)
  draw()
  end('pointerup')
  expect(click(control), 'a finger: its press has been seen').toBe(true)
  draw()
  down(control)
  expect(click(new Control()), 'pressed by a key').toBe(true)
  expect(click(control, false), 'pressed by a script').toBe(true)
})

test('GAM-11 a key that plays shows its press, and plays once that is seen', () => {
  const { presses, end, draw } = pageWithControls()
  const go = new Control()
  const play = vi.fn<() => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it uses of a button.
  const press = (): void => presses.byKey(go as unknown as HTMLButtonElement, play)
  press()
  expect([go.isPressed, play.mock.calls.length]).toEqual([true, 0])
  draw()
  expect([go.isPressed, play.mock.calls.length]).toEqual([true, 1])
  end('keyup')
  draw()
  expect(go.isPressed).toBe(false)

  go.disabled = true
  press()
  expect([go.isPressed, play.mock.calls.length], 'dead: the frame says what it does').toEqual([false, 2])
})

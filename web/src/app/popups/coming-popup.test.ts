import { afterEach, describe, expect, it } from 'vitest'
import { dialogs } from '../../ui/dialog/store.ts'
import { comingPopup } from './coming-popup.ts'
import type { PopupName } from './popups.ts'

const name = 'ComingPopup' as PopupName
afterEach(() => void dialogs.closeByName(name, { immediate: true }))
const isOpen = () => dialogs.list().some((dialog) => dialog.name === name)

/** A popup whose code comes when it is told to. */
function loaded() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const opening = promise.then(() => void dialogs.open({ name, title: 'Time for a break', content: null }))
  return { opening, come: async () => (resolve(undefined), await opening) }
}

describe('a popup that comes and goes by itself', () => {
  it('does not stay where it is not wanted any more when its code has come', async () => {
    const { opening, come } = loaded()
    const popup = comingPopup(name)
    popup.show(opening)
    popup.hide()
    await come()
    expect(isOpen()).toBe(false)
  })

  it('stays where it is wanted again by then, until it is hidden', async () => {
    const [first, second] = [loaded(), loaded()]
    const popup = comingPopup(name)
    popup.show(first.opening)
    popup.hide()
    popup.show(second.opening)
    await first.come()
    expect(isOpen()).toBe(true)
    await second.come()
    expect(isOpen()).toBe(true)
    popup.hide()
    expect(isOpen()).toBe(false)
  })
})

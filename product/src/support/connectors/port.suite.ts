import { describe, expect, test } from 'vitest'
import { chatVendors } from '../rules/words.ts'
import type { ChatWidget } from './port.ts'

export interface WidgetWorld {
  readonly widget: ChatWidget
  /** The same account, with the vendor at `https://chat.example`. */
  readonly elsewhere: ChatWidget
  /** Origin of the twin. */
  readonly base: string
}

/** Every chat vendor behaves like this towards the product. */
export function chatWidgetSuite(name: string, world: () => WidgetWorld): void {
  describe(`chat vendor ${name}`, () => {
    test('CHAT-02 gives what its widget is opened with, and its script is there', async () => {
      const { widget } = world()
      const { id, src } = widget.config()
      expect([chatVendors.includes(widget.provider), id]).toEqual([true, 'c0ffee'])
      const script = await fetch(src)
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    })

    test('opens the policy of pages for its own hosts alone', () => {
      const { widget, elsewhere, base } = world()
      const all = Object.values(widget.sources()).flat()
      if (widget.provider === 'comm100') return expect(all).toEqual([])
      expect(widget.sources().script).toEqual([base])
      expect(new Set(all)).toEqual(new Set([base, base.replace('http', 'ws')]))
      const away = Object.values(elsewhere.sources()).flat()
      expect(away).toContain('https://chat.example')
      // No source is open to a scheme or to everybody.
      for (const source of away) expect(source).toMatch(/^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    })

    test('signs a player the same each time, or not at all', () => {
      const { widget } = world()
      const signature = widget.sign(7n)
      expect(widget.sign(7n)).toBe(signature)
      if (widget.provider === 'betunlim') expect(signature).toMatch(/^[0-9a-f]{64}$/)
      else expect(signature).toBeUndefined()
    })
  })
}

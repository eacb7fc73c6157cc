import { describe, expect, it } from 'vitest'
import { customCodeSettings } from '../contract.ts'
import { isFreeOfCode, placeCode } from './custom-code.ts'

const page = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body class="a"><p>text</p></body></html>'
const placed = (...list: object[]): string => placeCode(page, customCodeSettings.parse({ list }), 'N')

describe('an operator’s code', () => {
  it('CMS-52 CMS-53 is a list; only what is enabled stands in the page, and nothing is unless it is said', () => {
    expect(customCodeSettings.parse({ list: [{ code: 'a()' }] }).list).toEqual([
      { isEnabled: false, position: 'bodyEnd', code: 'a()' },
    ])
    expect(placed({ code: 'a()' }, { isEnabled: false, position: 'head', code: 'b()' })).toBe(page)
    expect(placed({ isEnabled: true, code: 'a()' }, { code: 'b()' })).not.toContain('b()')
    expect(customCodeSettings.safeParse({ list: [{ isEnabled: true, position: 'footer', code: 'a()' }] }).success).toBe(
      false
    )
  })

  it('CMS-54 CMS-55 CMS-56 CONST-33 stands at the end of the head, at the start or at the end of the body, and there where no position is given', () => {
    const html = placed(
      { isEnabled: true, position: 'head', code: '<meta name="a" content="b">' },
      { isEnabled: true, position: 'bodyStart', code: 'start()' },
      { isEnabled: true, position: 'bodyEnd', code: '<noscript>end</noscript>' },
      { isEnabled: true, code: 'last()' }
    )
    expect(html).toContain('<title>x</title><meta name="a" content="b"></head>')
    expect(html).toContain('<body class="a"><ante-code><script nonce="N">start()</script></ante-code><p>text</p>')
    expect(html).toContain(
      '<ante-code><noscript>end</noscript></ante-code><ante-code><script nonce="N">last()</script></ante-code></body></html>'
    )
  })

  it('CMS-52 gives each script the page’s nonce, whatever it brings itself', () => {
    expect(
      placed({ isEnabled: true, code: '<SCRIPT nonce="mine" src="/a.js"></SCRIPT><script>b()</script>' })
    ).toContain('<script nonce="N" nonce="mine" src="/a.js"></SCRIPT><script nonce="N">b()</script>')
    expect(placed({ isEnabled: true, code: 'x("$&")' })).toContain('x("$&")')
  })

  it('CMS-52 stands on no page of the cashier', () => {
    expect(['/cashier', '/cashier/deposit/card', '/ar/cashier'].map(isFreeOfCode)).toEqual([true, true, true])
    expect(['/', '/profile', '/cashiers'].map(isFreeOfCode)).toEqual([false, false, false])
  })

  it('CMS-52 stands on no page of the cashier however its address is written', () => {
    for (const path of [
      '/Cashier',
      '/CASHIER/deposit',
      '/%63ashier',
      '/ar/c%41shier/wallet',
      '/cashier/%zz',
      '/cashier%2Fdeposit',
    ])
      expect(isFreeOfCode(path)).toBe(true)
    expect(isFreeOfCode('/%zz')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { customCodeSettings } from '../contract.ts'
import { isFreeOfCode, placeCode } from './custom-code.ts'

const page = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body class="a"><p>text</p></body></html>'
const placed = (...list: object[]): string =>
  placeCode(page, customCodeSettings.parse({ list: list.map((entry) => ({ consent: 'necessary', ...entry })) }), 'N')

describe('an operator’s code', () => {
  it('CMS-52 CMS-53 is a list; only what is enabled stands in the page, and nothing is unless it is said', () => {
    expect(customCodeSettings.parse({ list: [{ code: 'a()' }] }).list).toEqual([
      { isEnabled: false, position: 'bodyEnd', code: 'a()', consent: 'marketing' },
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

  it('CMS-52 waits in an element that does nothing, unless it is marked as necessary', () => {
    const unmarked = placeCode(page, customCodeSettings.parse({ list: [{ isEnabled: true, code: 'a()' }] }), 'N')
    expect(unmarked).toContain(
      '<ante-code><template data-waits-for="marketing"><script nonce="N">a()</script></template></ante-code></body>'
    )
    // Nothing of others runs here yet: a link to the cashier is followed as any other.
    expect(unmarked).not.toContain('data-code')
    expect(placed({ isEnabled: true, code: 'a()' })).toContain('data-code')
    expect(placed({ isEnabled: true, position: 'head', consent: 'analytics', code: 'a()' })).toContain(
      '<template data-waits-for="analytics"><script nonce="N">a()</script></template></head>'
    )
    // What would end the element by itself is not in the page at all.
    const out = (code: string) => placed({ isEnabled: true, consent: 'analytics', code })
    expect(out('</template><script>a()</script><template>')).not.toContain('a()')
    expect(out('<template><p>x</p>')).not.toContain('<p>x</p>')
    expect(out('<template><p>x</p></template>')).toContain('<template><p>x</p></template></template>')
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

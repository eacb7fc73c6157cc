import { describe, expect, it } from 'vitest'
import { tokenSettings } from '../contract.ts'
import { tokensAddress, tokensText } from './tokens.ts'

describe('the operator’s tokens', () => {
  it('CMS-46 become custom properties, for both themes or for one, over those of the house; another text has another address', () => {
    const none = tokenSettings.parse({})
    expect(tokensText(none)).toBe(
      `html:root[data-theme='dark']{--ember:oklch(75% 0.148 56)}\nhtml:root[data-theme='light']{--ember:oklch(54.8% 0.157 42)}\n`
    )
    const some = tokenSettings.parse({
      all: { header: '5rem' },
      dark: { ember: 'oklch(75% 0.15 230 / 0.9)' },
      light: { ember: '#045' },
    })
    expect(tokensText(some)).toBe(
      `html:root{--header:5rem}\nhtml:root[data-theme='dark']{--ember:oklch(75% 0.15 230 / 0.9)}\nhtml:root[data-theme='light']{--ember:#045}\n`
    )
    expect(tokensAddress(some)).toMatch(/^\/nfx\/tokens\.css\?v=\w+$/)
    expect(tokensAddress(some)).not.toBe(tokensAddress(none))
  })

  it('CMS-46 cannot break out of their place nor fetch anything', () => {
    for (const bad of [
      'red;} body{display:none',
      'url(https://evil.example/x)',
      '</style>',
      'red}',
      '"x"',
      '@import x',
      'URL(//evil.example)',
    ])
      expect(tokenSettings.safeParse({ all: { ink: bad } }).success, bad).toBe(false)
    expect(tokenSettings.safeParse({ all: { 'x:red;y': 'red' } }).success).toBe(false)
  })
})

import { networkOf } from '@ante/kit/network'
import { expect, test } from 'vitest'
import { deviceOf, shortAddress } from './device.ts'

const chrome = (system: string, rest = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 ${rest}Safari/537.36`

test.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome', 'Windows', 'computer'],
  [`${chrome('Windows NT 10.0; Win64; x64')} Edg/142.0.0.0`, 'Edge', 'Windows', 'computer'],
  [`${chrome('X11; Linux x86_64')} OPR/126.0.0.0`, 'Opera', 'Linux', 'computer'],
  [chrome('Linux; Android 16; Pixel 10', 'Mobile '), 'Chrome', 'Android', 'phone'],
  [chrome('Linux; Android 15; SM-X910'), 'Chrome', 'Android', 'tablet'],
  [chrome('X11; CrOS x86_64 14541.0.0'), 'Chrome', 'ChromeOS', 'computer'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'macOS',
    'computer',
  ],
  ['curl/8.14.1', null, null, 'unknown'],
  ['', null, null, 'unknown'],
])('%s is a browser, a system and a kind', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind })
})

test('an address is shown without what tells a household', () => {
  expect(shortAddress(networkOf('203.0.113.77'))).toBe('203.0.113.…')
  expect(shortAddress(networkOf('::ffff:203.0.113.77'))).toBe('203.0.113.…')
  expect(shortAddress(networkOf('2001:db8:7:1::9'))).toBe('2001:db8:7:…')
  expect(shortAddress(networkOf('house'))).toBe('…')
})

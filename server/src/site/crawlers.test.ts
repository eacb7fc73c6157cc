import { describe, expect, test } from 'vitest'
import { isCrawler } from './crawlers.ts'

describe('crawlers', () => {
  test('SYS-34 are known by their agents; browsers are none, with a window or without, also where they tell no more than that they are one', () => {
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'facebookexternalhit/1.1',
      'Twitterbot/1.0',
    ])
      expect(isCrawler(agent), agent).toBe(true)
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    for (const agent of [
      chrome,
      chrome.replace('Chrome/', 'HeadlessChrome/'),
      'Mozilla/5.0',
      'Mozilla/5.0 ',
      undefined,
      '',
    ])
      expect(isCrawler(agent), agent ?? '').toBe(false)
  })
})

import { locales, messagesOf } from '@ante/texts'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { catalogue, type MessageEntry, messageKeys } from './rules/catalogue.ts'
import { htmlOf } from './rules/html.ts'
import { filled, inboxWords, plainText, renderEmail, renderSms } from './rules/render.ts'
import { choices, isChoosable } from './rules/words.ts'

const link = 'https://ante.example/de/profile?x=1&y=2'
const values: Record<string, string> = {
  brand: 'Ante & Söhne <1>',
  link,
  code: '123456',
  minutes: '15',
  hours: '72',
  days: '7',
  number: '4711',
  date: '05.03.2026',
  last: '05.03.2023',
  sum: '$1,234.50',
  draw: 'The lantern raffle',
  gift: 'Free bet of $5.00',
  contact: 'a•••@example.com',
  device: 'Firefox, Linux',
  network: '198.51.100.•',
  time: '2026-03-05 10:00',
  what: 'a new password',
  balance: ' Your balance stays yours.',
  answer: 'We looked into it.\n\nSee https://ante.example/terms.\n<b>Bold?</b> {brand}',
  messages: '2026-03-05 10:00 UTC · You\nHello',
  subject: 'Cup week',
  text: 'Eight matches.\n\nOne table.',
  sms: 'Cup week has begun.',
  unsubscribe: 'https://ante.example/unsubscribe?contact=a%40b.co&hash=x',
}

type Node = ReturnType<typeof parseDocument>['children'][number]
/** An element's name, what stands in it and what is said of it; undefined for a text. */
const elementOf = (node: Node) =>
  'name' in node && 'attribs' in node && 'children' in node
    ? { name: node.name, attribs: node.attribs, children: node.children }
    : undefined

/** What a reader without the layout reads: addresses in place of what stands on buttons, the title of the document left out. */
function readAloud(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      const element = elementOf(node)
      if (!element) return 'data' in node && !('name' in node) ? node.data : ''
      const { name, attribs, children } = element
      if (['head', 'h1'].includes(name) || attribs['class'] === 'name') return ''
      if (name === 'a') return attribs['href'] ?? ''
      const inner = readAloud(children)
      return ['p', 'br', 'td'].includes(name) ? ` ${inner} ` : inner
    })
    .join('')
}
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function elements(nodes: readonly Node[], named: string): Readonly<Record<string, string>>[] {
  return nodes.flatMap((node) => {
    const element = elementOf(node)
    if (!element) return []
    return [...(element.name === named ? [element.attribs] : []), ...elements(element.children, named)]
  })
}

describe('every message in every language', () => {
  for (const { code: locale, dir } of locales)
    it(`has all its words in ${locale}: no unfilled place, the same in plain text as in the look of the site`, () => {
      for (const key of messageKeys) {
        const entry: MessageEntry = catalogue[key]
        const own = Object.fromEntries(
          Object.entries(values).filter(([name]) => name === 'brand' || entry.places.some((place) => place === name))
        )
        const rendered = renderEmail(entry, messagesOf(locale), own)
        const sms = renderSms(entry, messagesOf(locale), own)
        if (entry.channels.some((channel) => channel !== 'sms')) expect(rendered, key).toBeDefined()
        if (entry.channels.includes('sms')) expect(sms, key).not.toMatch(/^$|\{\w+\}/)
        if (!rendered) continue
        // What a person wrote may have braces; our own words have none left.
        const text = plainText(rendered).replaceAll('{brand}', '')
        expect(`${rendered.subject} ${text}`, key).not.toMatch(/\{\w*\}|undefined/)
        expect(rendered.subject, key).not.toMatch(/^$|\n/)
        const html = htmlOf(rendered, { locale, dir, brand: values['brand'] ?? '', home: 'https://ante.example/' })
        const { children } = parseDocument(html)
        expect(words(readAloud(children)), `${locale} ${key}`).toBe(words(plainText(rendered)))
        expect(elements(children, 'html')[0], key).toMatchObject({ lang: locale, dir })
        expect(elements(children, 'body')[0], key).toMatchObject({ dir })
        for (const { href } of elements(children, 'a')) expect(href, key).toMatch(/^https:\/\/ante\.example\//)
        expect(html, key).not.toMatch(/<script|<img|<b>|url\(|<link/)
        expect(html, key).toContain('<meta name="color-scheme" content="light dark">')
        expect(html, key).toContain('@media (prefers-color-scheme:dark)')
        expect(inboxWords(rendered).text, key).not.toContain(link)
      }
    })

  it('has a button wherever it has a link alone on a line, with words of its own', () => {
    for (const key of messageKeys) {
      const entry: MessageEntry = catalogue[key]
      const rendered = renderEmail(entry, messagesOf('en'), values)
      if (rendered?.paragraphs.flat().some(({ isLink }) => isLink)) expect(rendered.action, key).toMatch(/^[A-Z]/)
      else expect(entry.action, key).toBeUndefined()
    }
  })

  it('declares every place that its words have', () => {
    for (const { code } of locales)
      for (const key of messageKeys) {
        const entry: MessageEntry = catalogue[key]
        const email = entry.email?.(messagesOf(code))
        const templates = [email?.subject ?? '', email?.text ?? '', entry.sms?.(messagesOf(code)) ?? '']
        for (const [, place] of templates.join(' ').matchAll(/\{(\w+)\}/g))
          expect([...entry.places, 'brand'], `${code} ${key}`).toContain(place)
      }
  })

  it('fills each place once: what a person wrote is never a place', () => {
    expect(filled('{answer} {brand}', { answer: '{brand} {link}', brand: 'Ante' })).toBe('{brand} {link} Ante')
  })

  it('cannot be switched off where it is about security or a law asks for it, and is only advertising where it is news', () => {
    for (const key of messageKeys) {
      const { topic, kind }: MessageEntry = catalogue[key]
      if (kind === 'required' || topic === 'security' || topic === 'account')
        expect(isChoosable(topic), key).toBe(false)
      expect(kind === 'marketing', key).toBe(topic === 'news')
    }
    expect(Object.keys(choices)).toEqual(['payments', 'play', 'support'])
  })
})

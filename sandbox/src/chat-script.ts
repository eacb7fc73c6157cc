import { setTimeout as sleep } from 'node:timers/promises'
import type { Twin } from './twin.ts'

/** What every widget of this world has: a badge on the page, and a list of what it was told, for whoever looks. */
const prelude = (vendor: string): string => `
  const told = (window.chatTwin ??= { calls: [] }).calls
  const tell = (name, ...given) => void told.push(['${vendor}', name, ...given])
  const badge = document.createElement('div')
  badge.id = 'twin-badge-${vendor}'
  badge.textContent = '${vendor}'
  badge.hidden = true
  const add = () => document.body.appendChild(badge)
`
/** A vendor's script as the browser gets it. */
const scriptOf = (vendor: string, body: string): string => `(() => {${prelude(vendor)}${body}})()`
const slowMs = 1500

/**
 * A vendor of which there is nothing but the script of its widget. It behaves as the address asks: `?behaviour=slow` comes late, `broken` throws, `silent`
 * never says that it is ready.
 */
export const chatTwin =
  (vendor: string, path: string, body: string): Twin =>
  ({ pace }) =>
  async (app) => {
    app.get<{ Querystring: { behaviour?: string } }>(path, async ({ query }, reply) => {
      if (query.behaviour === 'slow') await sleep(slowMs * pace)
      const text =
        query.behaviour === 'broken'
          ? `throw new Error('the widget of ${vendor} is broken')`
          : query.behaviour === 'silent'
            ? ''
            : scriptOf(vendor, body)
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(text)
    })
  }

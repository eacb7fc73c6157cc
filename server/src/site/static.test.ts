import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountAssets, readAssets } from './static.ts'

const app = Fastify()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ante-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting()')
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), 'export {}')
  await writeFile(join(folder, '.secret.json'), '{}')
  mountAssets(app, await readAssets(folder))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const asked = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { status: statusCode, type: headers['content-type'], cache: String(headers['cache-control']), body }
}

describe('files of the build', () => {
  test('API-139 the service worker stands at the root as a script, and is not kept for long: a newer one is found', async () => {
    const worker = await asked('/sw.js')
    expect([worker.status, worker.type, worker.body]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'self.skipWaiting()',
    ])
    const [, seconds] = /max-age=(\d+)/.exec(worker.cache) ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(300)
    expect(worker.cache).not.toContain('immutable')
  })

  test('those with a hash in their name are kept for good; hidden ones are not there', async () => {
    expect((await asked('/assets/entry-1a2b.js')).cache).toBe('public, max-age=31536000, immutable')
    for (const path of ['/.secret.json', '/assets/../.secret.json', '/assets/%2e%2e/.secret.json'])
      expect((await asked(path)).status, path).toBe(404)
  })
})

import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (body: string) => ({ status: 200, headers: [], body })

describe('the page cache', () => {
  test('renders once for visitors at the same time, and again when the page is old', async () => {
    let now = 0
    let renders = 0
    const cache = createPageCache<{ body: string }>({ freshMs: 1000, now: () => now })
    const render = async () => page(`render ${++renders}`)
    const answers = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
    expect(answers.map((answer) => answer?.body)).toEqual(['render 1', 'render 1', 'render 1'])
    now = 1001
    expect((await cache.get('/', render))?.body).toBe('render 2')
  })

  test('keeps neither a failure nor a page that is not to be kept', async () => {
    const cache = createPageCache<{ body: string }>()
    await expect(cache.get('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.get('/', async () => undefined)).toBeUndefined()
    expect((await cache.get('/', async () => page('well')))?.body).toBe('well')
  })

  test('stays bounded whatever addresses are asked for', async () => {
    const cache = createPageCache<{ body: string }>({ pagesMax: 3 })
    for (let n = 0; n < 10; n++) await cache.get(`/${n}`, async () => page('x'))
    let renders = 0
    await cache.get('/9', async () => page(String(++renders)))
    await cache.get('/0', async () => page(String(++renders)))
    expect(renders).toBe(1)
  })
})

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictureStore } from './picture-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ante-picture-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the folder of pictures', () => {
  it('never holds more than it may, and lets go what nobody asked for the longest', async () => {
    const place = join(folder, 'small')
    const store = await openPictureStore(place, { diskMax: 25, memoryMax: 0 })
    const ten = (letter: string) => Buffer.from(letter.repeat(10))
    await store.put('a', ten('a'))
    await store.put('b', ten('b'))
    await store.get('a')
    await store.put('c', ten('c'))
    expect(store.bytes).toBe(20)
    expect(await Promise.all(['a', 'b', 'c'].map(async (key) => (await store.get(key))?.body.toString()[0]))).toEqual([
      'a',
      undefined,
      'c',
    ])
    await expect.poll(() => readdir(place)).toHaveLength(2)
    expect((await (await openPictureStore(place)).get('a'))?.body.toString()).toBe('aaaaaaaaaa')
  })

  it('leaves alone what another process is writing, and clears away what was left half written', async () => {
    const place = join(folder, 'written')
    await mkdir(place)
    await Promise.all(['.now', '.before'].map((name) => writeFile(join(place, name), 'half')))
    await utimes(join(place, '.before'), 1, 1)
    await openPictureStore(place)
    expect(await readdir(place)).toEqual(['.now'])
  })
})

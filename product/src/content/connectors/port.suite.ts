import { describe, expect, it } from 'vitest'
import { type Collection, type ContentProvider, ContentUnavailable } from './port.ts'

export interface ContentWorld {
  readonly cms: ContentProvider
  /** The same CMS that does not answer, and one that does not know our token. */
  readonly unreachable: ContentProvider
  readonly stranger: ContentProvider
  publish(collection: Collection, fields: Readonly<Record<string, unknown>>, locale?: string): Promise<void>
}

/** Every CMS behaves like this, whatever its own protocol is. */
export function contentSuite(name: string, world: () => ContentWorld): void {
  describe(`${name} as a source of content`, () => {
    it('API-123 names its languages', async () => expect(await world().cms.locales()).toEqual(['en', 'ar']))

    it('API-123 gives all entries of a collection, however many, in the language that is asked for', async () => {
      for (let n = 0; n < 230; n++) await world().publish('pages', { slug: `page-${n}`, title: `Page ${n}` }, 'en')
      await world().publish('pages', { slug: 'page-0', title: 'صفحة' }, 'ar')
      const slugs = (await world().cms.entries('pages', 'en')).map(({ slug }) => slug)
      expect(slugs).toHaveLength(230)
      expect(new Set(slugs).size).toBe(230)
      expect(await world().cms.entries('pages', 'ar')).toMatchObject([{ slug: 'page-0', title: 'صفحة' }])
    })

    it('gives nothing where there is nothing', async () =>
      expect(await world().cms.entries('banners', 'en')).toEqual([]))

    it('says that it cannot be asked, and never for long', async () => {
      for (const cms of [world().unreachable, world().stranger]) {
        await expect(cms.locales()).rejects.toThrow(ContentUnavailable)
        await expect(cms.entries('setting-groups')).rejects.toThrow(ContentUnavailable)
      }
    })
  })
}

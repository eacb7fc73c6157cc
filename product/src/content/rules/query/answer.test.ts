import { describe, expect, it } from 'vitest'
import { answerCollection, versionOf } from './answer.ts'
import { ContentFault } from './faults.ts'
import { treeOf } from './tree.ts'
import { contentTypes, type Entry } from './types.ts'

const entry = (id: number, fields: Record<string, unknown>): Entry => ({ id, documentId: `d${id}`, ...fields })
const entries = [
  entry(1, { slug: 'about', title: 'About us', position: 20, publishedAt: '2026-01-01T00:00:00.000Z' }),
  entry(2, { slug: 'terms', title: 'Terms', position: 9, publishedAt: '2026-03-01T00:00:00.000Z' }),
  entry(3, { slug: 'news', title: 'about to come', position: null, publishedAt: null }),
]
const query = (text: string) => treeOf(text.split('&').map((pair) => pair.split('=', 2) as [string, string]))
const ids = (text: string) => answerCollection(contentTypes.pages, entries, query(text)).data.map(({ id }) => id)
const faultOf = (text: string) => {
  try {
    ids(text)
  } catch (error) {
    return (error as ContentFault).fault
  }
}

describe('questions to the content service', () => {
  it.each([
    ['filters[slug]=terms', [2]],
    ['filters[slug][$eqi]=TERMS', [2]],
    ['filters[slug][$ne]=terms', [1, 3]],
    ['filters[position][$lt]=10', [2]],
    ['filters[position][$between][0]=9&filters[position][$between][1]=20', [1, 2]],
    ['filters[slug][$in][0]=terms&filters[slug][$in][1]=news', [2, 3]],
    ['filters[slug][$notIn]=terms', [1, 3]],
    ['filters[title][$startsWith]=about', [3]],
    ['filters[title][$containsi]=ABOUT', [1, 3]],
    ['filters[title][$endsWith]=us', [1]],
    ['filters[title][$notContains]=e', [1]],
    ['filters[position][$null]=true', [3]],
    ['filters[position][$notNull]=true', [1, 2]],
    ['filters[publishedAt][$gt]=2026-02-01', [2]],
    ['filters[$or][0][slug]=about&filters[$or][1][slug]=news', [1, 3]],
    ['filters[$and][0][slug]=about&filters[$and][1][position]=9', []],
    ['filters[$not][slug]=about', [2, 3]],
    ['filters[slug][$not][$contains]=e', [1]],
    ['sort=position', [2, 1, 3]],
    ['sort[0]=position:desc&sort[1]=slug', [3, 1, 2]],
    ['sort[title]=desc', [3, 2, 1]],
    ['pagination[page]=2&pagination[pageSize]=2', [3]],
    ['pagination[start]=1&pagination[limit]=1', [2]],
  ])('API-123 %s finds %j', (text, expected) => expect(ids(text)).toEqual(expected))

  it.each([
    'filters[__proto__][x]=1',
    'filters[constructor]=1',
    'filters[slug][$constructor]=1',
    'filters[slug][$regex]=.',
    'filters[position]=many',
    'filters=x',
    'sort=secret',
    'sort=title:up',
    'fields=secret',
    'populate=secret',
    'pagination[page]=x',
    'pagination[page]=1&pagination[start]=0',
    `filters${'[$not]'.repeat(20)}[slug]=a`,
    Array.from({ length: 201 }, (_, at) => `filters[slug][$in][${at}]=a`).join('&'),
  ])('API-123 bad question %# is refused with what is wrong about it', (text) =>
    expect(faultOf(text)).toMatchObject({ status: 400, name: 'ValidationError' })
  )

  it('API-123 takes published content of the default language unless another is asked for', () => {
    expect(versionOf(query('a=b'), 'en')).toEqual({ status: 'published', locale: 'en' })
    expect(versionOf(query('status=draft&locale=ar'), 'en')).toEqual({ status: 'draft', locale: 'ar' })
    expect(() => versionOf(query('status=secret'), 'en')).toThrow(ContentFault)
  })

  it('API-123 cuts down what is asked for too much', () => {
    expect(
      answerCollection(contentTypes.pages, entries, query('pagination[pageSize]=9999')).meta.pagination
    ).toMatchObject({ pageSize: 100, total: 3 })
    expect(answerCollection(contentTypes.pages, entries, query('pagination[withCount]=false')).meta.pagination).toEqual(
      { page: 1, pageSize: 25 }
    )
  })
})

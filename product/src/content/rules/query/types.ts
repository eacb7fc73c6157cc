/** How a field is compared: a question comes as text and is read by this. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'time' | 'json'
export type Fields = Readonly<Record<string, FieldKind>>

/** What every entry has, whatever its type. */
export const ownFields = {
  id: 'number',
  documentId: 'text',
  createdAt: 'time',
  updatedAt: 'time',
  publishedAt: 'time',
  locale: 'text',
} as const satisfies Fields

export interface ContentType {
  readonly kind: 'collection' | 'single'
  readonly fields: Fields
  /** Lists of things inside an entry, which come only when they are asked for (`populate`). */
  readonly parts: Readonly<Record<string, Fields>>
  readonly isLocalised: boolean
}

const collection = (
  fields: Fields,
  { parts = {}, isLocalised = false }: Partial<Pick<ContentType, 'parts' | 'isLocalised'>> = {}
): ContentType => ({
  kind: 'collection',
  fields,
  parts,
  isLocalised,
})

/** The content of this house by the names under which it is asked for. The names of the fields are those that a Strapi in its place has to have. */
export const contentTypes = {
  pages: collection(
    { slug: 'text', title: 'text', description: 'text', body: 'text', position: 'number' },
    { isLocalised: true }
  ),
  banners: collection(
    {
      position: 'text',
      place: 'number',
      title: 'text',
      text: 'text',
      leads_to: 'text',
      starts_at: 'time',
      ends_at: 'time',
    },
    { parts: { images: { id: 'number', alias: 'text', url: 'text' } }, isLocalised: true }
  ),
  /** Overrides of a group of settings; `scope` is a locale and `domain` a host name, or `*` for all. */
  'setting-groups': collection({ name: 'text', scope: 'text', domain: 'text', value: 'json' }),
  'legacy-redirects': collection({ from_url: 'text', to_url: 'text', position: 'number' }),
} as const satisfies Record<string, ContentType>
export type ContentName = keyof typeof contentTypes
export const isContentName = (name: string): name is ContentName => Object.hasOwn(contentTypes, name)

export type Entry = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string }

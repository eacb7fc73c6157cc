/** LOBBY-11: games that a "show more" adds. */
export const hallStep = 12
/** So many at once, then the next page: a list that only grows would be slow long before its end. */
export const hallPage = hallStep * 16

/** In the order in which they are offered. */
export const hallSorts = ['popular', 'new', 'name', 'return', 'volatility', 'win'] as const
export type HallSort = (typeof hallSorts)[number]

export interface HallQuery {
  category: string
  providers: readonly string[]
  search: string
  sort: HallSort
  /** Games of this page that are shown. */
  shown: number
  page: number
}

const mostPages = 1000

const nameShape = /^[a-z0-9-]{1,60}$/

/** The hall's filters as its address holds them (RTE-51..53, LOBBY-09). What could not be a name is not a filter, but finds nothing. */
export function hallQuery(query: URLSearchParams): HallQuery {
  const [shown, page] = [Number(query.get('shown')), Number(query.get('page'))]
  return {
    category: query.get('category') ?? '',
    providers: [...new Set((query.get('providers') ?? '').split(',').filter(Boolean))],
    search: (query.get('search') ?? '').trim().slice(0, 100),
    sort: hallSorts.find((sort) => sort === query.get('sort')) ?? 'popular',
    shown: Number.isInteger(shown) ? Math.min(hallPage, Math.max(hallStep, shown)) : hallStep,
    page: Number.isInteger(page) ? Math.min(mostPages, Math.max(1, page)) : 1,
  }
}

export const couldExist = ({ category, providers }: HallQuery): boolean =>
  (category === '' || nameShape.test(category)) && providers.every((name) => nameShape.test(name))

/** The address of the hall with these filters; what is empty is left out, and a changed filter starts from the first step of the first page. */
export function hallAddress({
  category = '',
  providers = [],
  search = '',
  sort = 'popular',
  shown = hallStep,
  page = 1,
}: Partial<HallQuery>): string {
  const parts = [
    category && `category=${encodeURIComponent(category)}`,
    providers.length > 0 && `providers=${providers.map(encodeURIComponent).join(',')}`,
    search && `search=${encodeURIComponent(search)}`,
    sort !== 'popular' && `sort=${sort}`,
    page > 1 && `page=${page}`,
    shown > hallStep && `shown=${shown}`,
  ].filter(Boolean)
  return `/gamehall${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** How many games stand before those of this page. */
export const gamesBefore = ({ page }: Pick<HallQuery, 'page'>): number => (page - 1) * hallPage

/** The other choice of a provider: in if it was out, out if it was in. */
export const toggled = (providers: readonly string[], name: string): string[] =>
  providers.includes(name) ? providers.filter((one) => one !== name) : [...providers, name]

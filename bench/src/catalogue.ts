import type pg from 'pg'

/** So many games as a large house has them, of 40 studios and in six kinds. */
export const games = 10_000

// Words of names, as lobbies have them: some in thousands of names, most in few.
const first = [
  'Golden',
  'Lucky',
  'Wild',
  'Mega',
  'Midnight',
  'Royal',
  'Crystal',
  'Dragon',
  'Pirate',
  'Neon',
  'Ancient',
  'Silver',
  'Hidden',
  'Thunder',
  'Velvet',
  'Emerald',
]
const second = [
  'Orchard',
  'Fortune',
  'Temple',
  'Reef',
  'Kingdom',
  'Express',
  'Lantern',
  'Harvest',
  'Cabinet',
  'Voyage',
  'Ledger',
  'Fox',
  'Garden',
  'Kettle',
  'Throne',
  'Meadow',
]
const syllables = [
  'ka',
  'ro',
  'mi',
  'ten',
  'sol',
  'bar',
  'lu',
  'ven',
  'dor',
  'qui',
  'zan',
  'fel',
  'ta',
  'ris',
  'on',
  'gar',
]
const nameOf = (n: number): string => {
  const coined = `${syllables[n % 16]}${syllables[(n >> 4) % 16]}${syllables[(n >> 8) % 16]}${n % 3 === 0 ? syllables[(n >> 3) % 16] : ''}`
  return `${first[(n * 7) % 16]} ${second[(n * 11 + (n >> 5)) % 16]} ${coined}`
}
const pictures = [
  'clearing',
  'combination',
  'deep-seam',
  'dicebox',
  'higher-ground',
  'midnight-orchard',
  'parlour-roulette',
  'threshold',
] as const

export async function fillHall(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into games.providers (sysname, name, types, params, place) select 'studio-' || n, 'Studio ' || n, '{slot}', '{}', n from generate_series(1, 40) n`
  )
  await pool.query(
    `insert into games.games (sysname, provider, name, type, image_url, description, place, released_at)
       select 'bench-' || n, 'studio-' || (n % 40 + 1), name, 'slot', '/art/games/' || ($2::text[])[n % $3 + 1] || '-vertical.svg', '{"name": ""}', n, now()
         from unnest($1::text[]) with ordinality as one (name, n)`,
    [Array.from({ length: games }, (_, n) => nameOf(n)), pictures, pictures.length]
  )
}

/** Each game in one or two of the kinds that the demo world has: half of them are slots. */
export async function fillKinds(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into games.category_games (category, game, place)
       select kind, 'bench-' || n, n from generate_series(1, $1::int) n
         cross join lateral unnest(array[(array['slots', 'fast', 'slots', 'table'])[n % 4 + 1], (array['new', 'popular', 'live'])[n % 3 + 1]]) as kind`,
    [games]
  )
}

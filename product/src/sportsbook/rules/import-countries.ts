/** Country words of openfootball's file names (`en.1.json`), with the zone in which their kick-offs are written. */
export interface ImportCountry {
  readonly code: string
  readonly name: string
  readonly zone: string
}
const countries: Readonly<Record<string, ImportCountry>> = {
  en: { code: 'gb-eng', name: 'England', zone: 'Europe/London' },
  sco: { code: 'gb-sct', name: 'Scotland', zone: 'Europe/London' },
  de: { code: 'de', name: 'Germany', zone: 'Europe/Berlin' },
  es: { code: 'es', name: 'Spain', zone: 'Europe/Madrid' },
  it: { code: 'it', name: 'Italy', zone: 'Europe/Rome' },
  fr: { code: 'fr', name: 'France', zone: 'Europe/Paris' },
  at: { code: 'at', name: 'Austria', zone: 'Europe/Vienna' },
  be: { code: 'be', name: 'Belgium', zone: 'Europe/Brussels' },
  ch: { code: 'ch', name: 'Switzerland', zone: 'Europe/Zurich' },
  gr: { code: 'gr', name: 'Greece', zone: 'Europe/Athens' },
  hu: { code: 'hu', name: 'Hungary', zone: 'Europe/Budapest' },
  nl: { code: 'nl', name: 'Netherlands', zone: 'Europe/Amsterdam' },
  pt: { code: 'pt', name: 'Portugal', zone: 'Europe/Lisbon' },
  ru: { code: 'ru', name: 'Russia', zone: 'Europe/Moscow' },
  tr: { code: 'tr', name: 'Türkiye', zone: 'Europe/Istanbul' },
  cz: { code: 'cz', name: 'Czechia', zone: 'Europe/Prague' },
  ar: { code: 'ar', name: 'Argentina', zone: 'America/Argentina/Buenos_Aires' },
  br: { code: 'br', name: 'Brazil', zone: 'America/Sao_Paulo' },
  co: { code: 'co', name: 'Colombia', zone: 'America/Bogota' },
  mx: { code: 'mx', name: 'Mexico', zone: 'America/Mexico_City' },
  mls: { code: 'us', name: 'United States', zone: 'America/New_York' },
  au: { code: 'au', name: 'Australia', zone: 'Australia/Sydney' },
  cn: { code: 'cn', name: 'China', zone: 'Asia/Shanghai' },
  jp: { code: 'jp', name: 'Japan', zone: 'Asia/Tokyo' },
  dz: { code: 'dz', name: 'Algeria', zone: 'Africa/Algiers' },
  eg: { code: 'eg', name: 'Egypt', zone: 'Africa/Cairo' },
  ma: { code: 'ma', name: 'Morocco', zone: 'Africa/Casablanca' },
  uefa: { code: 'europe', name: 'Europe', zone: 'Europe/Paris' },
  copa: { code: 'americas', name: 'South America', zone: 'America/Argentina/Buenos_Aires' },
}
export const international: ImportCountry = { code: 'world', name: 'International', zone: 'UTC' }

export interface ImportLeague {
  /** Stable through the seasons, whatever the file calls itself. */
  readonly sysname: string
  readonly name: string
  readonly country: ImportCountry
  /** The zone is a guess: the file's name says no country. */
  readonly isZoneGuessed: boolean
}

/** The league behind a file: by the file's name where that follows openfootball's way, else by the name inside, without its season. */
export function leagueOf(fileName: string, name: string): ImportLeague {
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName
  const parts = /^([a-z]{2,4})(?:\.([a-z0-9]{1,3}))?\.json$/.exec(base)
  const country = parts?.[1] === undefined ? undefined : countries[parts[1]]
  const plain = name.replace(/\s+\d{4}(?:[/-]\d{2,4})?$/, '').trim()
  if (country && parts)
    return { sysname: [parts[1], parts[2]].filter(Boolean).join('.'), name: plain, country, isZoneGuessed: false }
  return { sysname: slugOf(plain), name: plain, country: international, isZoneGuessed: true }
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'x'

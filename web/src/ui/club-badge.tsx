/**
 * Shields that do not need a drawing: an outline, two colours, a division and, where there is room for it, one of twelve charges, all
 * found from the club's name. A name is what every place knows of a club, so it has the same shield everywhere.
 */
const outlines = [
  'M2.5 2H21.5V12C21.5 18 17 21 12 23C7 21 2.5 18 2.5 12Z', // heater
  'M3 4C7 4.500 10 3.500 12 1.500C14 3.500 17 4.500 21 4C22 12 20 19.500 12 22.500C4 19.500 2 12 3 4Z', // with a crest
  'M12 1.500C17.800 1.500 22.500 6.200 22.500 12C22.500 17.800 17.800 22.500 12 22.500C6.200 22.500 1.500 17.800 1.500 12C1.500 6.200 6.200 1.500 12 1.500Z', // round
  'M12 1.200L21.500 6.500V17.500L12 22.800L2.500 17.500V6.500Z', // six sides
  'M2.500 2H21.500V22.500L12 17.800L2.500 22.500Z', // swallow-tailed
  'M7 1.800H17L22.200 8.500L12 22.800L1.800 8.500Z', // cut like a stone
] as const
const divisions = [
  'M12 0v24H24V0z', // per pale
  'M0 12h24v12H0z', // per fess
  'M0 0h24L0 24z', // per bend
  'M8.500 0h7v24h-7z', // pale
  'M0 8.500h24v7H0z', // fess
  'M0 4.500 4.500 0 24 19.500V24h-4.500z', // bend
  'M0 17 12 7l12 10v7L12 13 0 24z', // chevron
  'M9 0h6v9h9v6h-9v9H9v-9H0V9h9z', // cross
  'M12 12V0h12v12zm0 0v12H0V12z', // quarterly
  'M0 0h4.800v24H0zm9.600 0h4.800v24H9.600zm9.600 0H24v24h-4.800z', // paly
  'M0 0h24v8.500H0z', // chief
  'M0 0h5L12 8.500 19 0h5v5l-7 7 7 7v5h-5l-7-8.500L5 24H0v-5l7-7-7-7z', // saltire
] as const
/** Twelve charges around 12 12, about 9 across. */
const charges = [
  'M12 7.200l1.500 3.200 3.500.4-2.600 2.400.7 3.500L12 15l-3.100 1.700.7-3.500L7 10.800l3.500-.4z', // star
  'M8 8h1.800v1.400h1.300V8h1.800v1.400h1.300V8H16v3l-1 .8V16H9v-4.200L8 11z', // tower
  'M14.600 7.800a4.700 4.700 0 1 0 0 8.400 5 5 0 0 1 0-8.400z', // crescent
  'M12 7l3 4h-1.500l2 3H13v2.500h-2V14H8.500l2-3H9z', // tree
  'M12 7.200a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600zm0 2.400a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800z', // annulet
  'M12 7l4.200 5-4.200 5-4.200-5z', // lozenge
  'M7.500 8.500 10 11l2-3.500 2 3.500 2.500-2.500-1 7H8.500z', // crown
  'M11.200 7h1.600v1.400h1.700V10h-1.700v4.800c1.300-.2 2.200-.9 2.500-2l1.300.9c-.6 1.900-2.300 3-4.600 3s-4-1.100-4.600-3l1.300-.9c.3 1.100 1.200 1.800 2.500 2V10H9.500V8.400h1.700z', // anchor
  'M13 6.800 8.500 12.600h2.700L10.400 17.200l5.100-6.200h-2.900z', // bolt
  'M7 10.500q1.250-1.500 2.500 0t2.500 0 2.500 0 2.500 0V13q-1.250 1.500-2.500 0t-2.500 0-2.500 0-2.500 0z', // wave
  'M12 16.800c-5.500-3.900-5-8.300-2.200-8.300 1.100 0 1.800.6 2.200 1.400.4-.8 1.100-1.400 2.200-1.400 2.800 0 3.300 4.400-2.200 8.300z', // heart
  'M7.500 9c2 0 3.300.7 4.500 2.200C13.200 9.700 14.500 9 16.500 9c-.2 3-1.600 4.600-3.300 5.100L12 16.500l-1.200-2.400C9.100 13.600 7.700 12 7.500 9z', // bird
] as const
/** One of each: light on dark or dark on light, so that no shield melts into one colour. */
const lights = ['#efe6d2', '#f0b44c', '#8fc1d4', '#e58f6b', '#a9c79a', '#d9b8d0'] as const
const darks = ['#8f2f2b', '#1f3f73', '#1d5a45', '#5a2a56', '#22303d', '#7a4a22', '#2f2f66', '#0f5b66'] as const

export interface Badge {
  outline: string
  division: string
  charge: string
  field: string
  second: string
}

export function badgeOf(name: string): Badge {
  // FNV-1a, then mixed once more: short, even in all of its bits, and the same on the server and in the browser.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  let rest = (hash ^ (hash >>> 16)) >>> 0
  const pick = <T,>(list: readonly [T, ...T[]]): T => {
    const at = rest % list.length
    rest = Math.floor(rest / list.length)
    return list[at] ?? list[0]
  }
  const badge = { outline: pick(outlines), division: pick(divisions), charge: pick(charges) }
  const [light, dark] = [pick(lights), pick(darks)]
  return pick([true, false]) ? { ...badge, field: dark, second: light } : { ...badge, field: light, second: dark }
}

/** From this size on a charge is more than a speck. */
const roomForCharge = 32

export function ClubBadge({ name, size = 22 }: { name: string; size?: number }) {
  const { outline, division, charge, field, second } = badgeOf(name)
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <g style={{ clipPath: `path('${outline}')` }}>
        <path d="M0 0h24v24H0z" fill={field} />
        <path d={division} fill={second} />
        {/* One light, from the upper left. */}
        <path d="M0 0h12v24H0z" fill="#fff" opacity="0.09" />
        {size >= roomForCharge && (
          <>
            <circle cx="12" cy="12" r="6.400" fill={field} />
            <circle cx="12" cy="12" r="6.400" fill="none" stroke={second} strokeWidth="0.700" />
            <path d={charge} fill={second} fillRule="evenodd" />
          </>
        )}
      </g>
      {/* A rim: a dark shield stands out from a dark page, a light one from paper. */}
      <path
        d={outline}
        fill="none"
        stroke="var(--chalk)"
        strokeOpacity="0.38"
        strokeWidth={size < roomForCharge ? 1.2 : 0.7}
      />
    </svg>
  )
}

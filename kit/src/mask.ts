/** What stands for what in a mask of the specification: `#` a digit, `@` a letter, `*` either of them. All else stands for itself. */
const places: Readonly<Record<string, RegExp>> = { '#': /\p{Nd}/u, '@': /\p{L}/u, '*': /[\p{L}\p{Nd}]/u }

/** The typed characters put into the mask, as far as they go: `applyMask('###.###', '1234')` is `123.4`. What does not fit is left out. */
export function applyMask(mask: string, typed: string): string {
  const rest = [...typed]
  let made = ''
  let fixed = ''
  for (const sign of mask) {
    const place = places[sign]
    if (!place) {
      fixed += sign
      // Typed along with the rest, or pasted: it is not asked for twice.
      if (rest[0] === sign) rest.shift()
      continue
    }
    while (rest[0] !== undefined && !place.test(rest[0])) rest.shift()
    const next = rest.shift()
    if (next === undefined) break
    made += fixed + next
    fixed = ''
  }
  return made
}

/** Whether every place of the mask is filled; what stands between the places may be left out. */
export function fillsMask(mask: string, value: string): boolean {
  const signs = [...value].filter((sign) => /[\p{L}\p{Nd}]/u.test(sign))
  const wanted = [...mask].filter((sign) => places[sign] ?? /[\p{L}\p{Nd}]/u.test(sign))
  return (
    signs.length === wanted.length &&
    wanted.every((sign, index) => places[sign]?.test(signs[index] ?? '') ?? sign === signs[index])
  )
}

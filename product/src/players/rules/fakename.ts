import * as validators from '@ante/kit/validators'

/** It stands in narrow columns of tables. */
export const fakenameMax = 20

/** Letters and digits that are read as others. */
const readAs = new Map(
  [
    '0o',
    '1i',
    '3e',
    '4a',
    '5s',
    '7t',
    'li',
    'аa',
    'вb',
    'еe',
    'кk',
    'мm',
    'нh',
    'оo',
    'рp',
    'сc',
    'тt',
    'уy',
    'хx',
    'іi',
    'ѕs',
  ]
    .concat(['αa', 'εe', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu'])
    .map((pair) => [pair.slice(0, 1), pair.slice(1)])
)
/** How a name reads at a glance: without case, accents and look-alikes. */
const glance = (name: string): string =>
  [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()].map((one) => readAs.get(one) ?? one).join('')

/** Whom a player may not be taken for. */
const ofTheHouse = [
  'admin administrator moderator support staff system official operator cashier dealer service helpdesk team casino bookmaker',
  'админ администратор модератор поддержка казино',
].flatMap((words) => words.split(' ').map(glance))

/** Whether a name is made of nothing but words of the house and numbers: `AnteSupport`, `Admin1`, but not `Dante`. */
export function isOfTheHouse(name: string, brand: string): boolean {
  const words = [...ofTheHouse, glance(brand.replaceAll(/[^\p{L}\p{N}]/gu, ''))].filter((word) => word !== '')
  const isMade = (rest: string): boolean =>
    rest === '' || words.some((word) => rest.startsWith(word) && isMade(rest.slice(word.length)))
  const bare = glance(name.replaceAll(/^\p{N}+|\p{N}+$/gu, ''))
  return bare !== '' && isMade(bare)
}
/** Latin letters beside those of another script that has look-alikes of them. */
const isMixed = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)

/**
 * VAL-74 to VAL-76, and no longer than it can be shown. Nobody takes the name that the platform gives somebody else by their number, one of the house, or
 * one that is written to look like another.
 */
export function checkFakename(value: string, uid: bigint | number, brand = ''): validators.Verdict {
  if (value.length > fakenameMax) return { key: 'maxLength', values: { max: fakenameMax } }
  if (/^player\d+$/i.test(value) && value.toLowerCase() !== `player${uid}`) return { key: 'fakename' }
  if (value !== value.normalize('NFKC') || isMixed(value) || isOfTheHouse(value, brand)) return { key: 'fakename' }
  return validators.fakename(value)
}

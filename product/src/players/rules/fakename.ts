import * as validators from '@ante/kit/validators'

/** It stands in narrow columns of tables. */
const fakenameMax = 20

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
    // Latin letters of phonetic writing, and the i without a dot.
    .concat([
      'ɑa',
      'ᴀa',
      'ᴄc',
      'ᴅd',
      'ᴇe',
      'ɡg',
      'ıi',
      'ɩi',
      'ɪi',
      'ᴋk',
      'ᴍm',
      'ɴn',
      'ᴏo',
      'ᴘp',
      'ʀr',
      'ꜱs',
      'ᴛt',
      'ᴜu',
    ])
    .map((pair) => [pair.slice(0, 1), pair.slice(1)])
)
/** How a name reads at a glance: without case, accents and look-alikes. */
const glance = (name: string): string =>
  [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()].map((one) => readAs.get(one) ?? one).join('')

/** Whom a player may not be taken for. */
const ofTheHouse = [
  'admin administrator moderator support staff system official operator cashier dealer service helpdesk team casino bookmaker',
  'админ администратор администрация модератор поддержка поддержки служба оператор казино',
  'soporte administrador moderador suporte atendimento kundendienst kundenservice betreiber assistance administrateur',
  'modérateur destek yönetici moderatör الدعم المشرف الإدارة',
].flatMap((words) => words.split(' ').map(glance))

/** Whether a name is made of nothing but words of the house and numbers: `AnteSupport`, `Admin1`, but not `Dante`. */
function isOfTheHouse(name: string, brand: string): boolean {
  const words = [...ofTheHouse, glance(brand.replaceAll(/[^\p{L}\p{N}]/gu, ''))].filter((word) => word !== '')
  const isMade = (rest: string): boolean =>
    rest === '' || words.some((word) => rest.startsWith(word) && isMade(rest.slice(word.length)))
  const bare = glance(name.replaceAll(/^\p{N}+|\p{N}+$/gu, ''))
  return bare !== '' && isMade(bare)
}
/** Scripts that have look-alikes of each other, with those that are written beside them. */
const alphabets = [
  [/\p{Script=Latin}/u, /[\p{Script=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u],
  [/\p{Script=Cyrillic}/u, /\p{Script=Cyrillic}/u],
  [/\p{Script=Greek}/u, /\p{Script=Greek}/u],
] as const
/** Letters of one of them beside letters of another script. */
const isMixed = (name: string): boolean => {
  const letters = name.match(/\p{L}/gu) ?? []
  return alphabets.some(
    ([own, fitting]) => letters.some((letter) => own.test(letter)) && !letters.every((letter) => fitting.test(letter))
  )
}
/** Some letters are written with nothing; the Arabic line only stretches others. */
const isUnseen = (name: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(name) || name.replaceAll('\u0640', '') === ''
const isNumbered = (name: string): boolean =>
  /^.{6}\p{N}+$/u.test(name) && glance([...name].slice(0, 6).join('')) === glance('player')

/**
 * VAL-74 to VAL-76, and no longer than it can be shown. Nobody takes the name that the platform gives somebody else by their number, one of the house, or
 * one that is written to look like another or cannot be seen.
 */
export function checkFakename(value: string, uid: bigint | number, brand = ''): validators.Verdict {
  if (value.length > fakenameMax) return { key: 'maxLength', values: { max: fakenameMax } }
  if (isNumbered(value) && value.toLowerCase() !== `player${uid}`) return { key: 'fakename' }
  if (value !== value.normalize('NFKC') || isUnseen(value) || isMixed(value) || isOfTheHouse(value, brand))
    return { key: 'fakename' }
  return validators.fakename(value)
}

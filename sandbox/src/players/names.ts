import { avatarNames } from '@ante/kit/avatar-names'
import type { Avatar } from '@ante/kit/avatars'
import { simulatedMark } from '@ante/kit/simulated'

const animals = [
  'Otter',
  'Heron',
  'Marten',
  'Lynx',
  'Plover',
  'Badger',
  'Curlew',
  'Ibex',
  'Stoat',
  'Dunlin',
  'Tapir',
  'Osprey',
  'Weasel',
  'Gannet',
  'Civet',
  'Kestrel',
  'Puffin',
  'Serval',
  'Siskin',
  'Beaver',
  'Jackdaw',
  'Merlin',
  'Dormouse',
  'Egret',
] as const

/** The name under which others see the simulated player of this number, from 0 on. */
export function nicknameOf(number: number): string {
  const round = Math.floor(number / animals.length)
  return `${simulatedMark}${animals[number % animals.length] ?? ''}${round === 0 ? '' : round + 1}`
}

/** So many of those after whom the pictures begin again have none. */
const withoutPicture = 4

/** The picture that goes with the name; empty for some. */
export const avatarOfNumber = (number: number): Avatar =>
  avatarNames[(number * 5) % (avatarNames.length + withoutPicture)] ?? ''

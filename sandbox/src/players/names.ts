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

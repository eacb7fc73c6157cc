import { type Keeper, lookAt } from '../keeper.ts'
import { gameOf, isGameRules, roomOf, rooms, type Target, targetOf } from '../places.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

/** The host and the built site must hold one and the same of these, so the site asks for it as the host does. */
const sharedInstances = new Set(['@ante/web/context'])

/** Packages that a room without side effects may use; every other room is bound by its own package.json. */
const externals: Readonly<Record<string, readonly string[]>> = { kit: ['zod'], texts: [] }

/** A game is a folder that can be taken out: it knows what all games share, and nobody else knows it but the lists of all games. */
function withinArcade(path: string, target: Extract<Target, { room: string }>): string | undefined {
  if (isGameRules(path) && !isTest(path) && !isGameRules(target.path) && !target.path.startsWith('arcade/registry/'))
    return 'rules of a game may not know its client'
  const [from, to] = [gameOf(path), gameOf(target.path)]
  if (!to || from === to) return undefined
  if (from) return `the game ${from} may not know the game ${to}`
  return path.startsWith('arcade/registry/') || isTest(path) ? undefined : `only the lists of all games know ${to}`
}

function complaint(path: string, specifier: string): string | undefined {
  const room = roomOf(path) ?? ''
  const target = targetOf(path, specifier)
  if ('external' in target) {
    const allowed = externals[room]
    return allowed && !isTest(path) && !allowed.includes(target.external)
      ? `${room} may not use the package ${target.external}`
      : undefined
  }
  if (room === 'arcade' && target.room === room) {
    const sin = withinArcade(path, target)
    if (sin) return sin
  }
  if (target.room === room)
    return target.isByName && !sharedInstances.has(specifier) ? `${room} names itself: use a relative path` : undefined
  if (!target.isByName) return `${specifier} leaves the room by the window: use @ante/<room>`
  // A capability is proved in a whole house, against the outside world in miniature.
  if (room === 'product' && isTest(path) && (target.room === 'server' || target.room === 'sandbox')) return undefined
  if (!(rooms[room] ?? []).includes(target.room)) return `${room} may not import from ${target.room}`
  if (
    room === 'web' &&
    target.room === 'product' &&
    !/^product\/src\/[^/]+\/(contract|rules\/.+|sports\/.+)$/.test(target.path)
  )
    return 'web may know only contracts and rules of the product'
  if (target.room === 'arcade' && (room === 'product' || room === 'web') && !isGameRules(target.path))
    return `${room} may know only the rules of the arcade`
  if (room === 'server' && /^product\/src\/[^/]+\/rules\//.test(target.path))
    return 'the host may not decide: rules belong to use cases'
  return undefined
}

export const roomsKeeper: Keeper = {
  name: 'rooms',
  law: 'Rooms stand in a line and each imports only from those on its left; the sandbox stands apart.',
  atLeast: 150,
  keep: (tree) =>
    lookAt(
      tree,
      (path) => isCode(path) && roomOf(path) !== undefined,
      (file, tell) => {
        for (const { specifier, line } of codeOf(file).imports) {
          const sin = complaint(file.path, specifier)
          if (sin) tell(line, sin)
        }
      }
    ),
}

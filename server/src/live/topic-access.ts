import type { Topic } from '@ante/kit/contract'
import { permissionOf } from '@ante/kit/contract'
import { grants } from '@ante/product/staff/index'
import type { Connection } from './connection.ts'

/**
 * The key under which this socket hears the topic; undefined when it may not. A player hears public topics and their own, a visitor what is under the id of
 * their browser, and staff what their permissions name.
 */
export function heardKey(
  topic: Topic,
  { uid, visitor, permissions }: Pick<Connection, 'uid' | 'visitor' | 'permissions'>,
  asked: string
): string | undefined {
  if (topic.access === 'public') return uid === undefined ? undefined : asked
  if (topic.access === 'player' || topic.access === 'visitor') {
    const own = topic.access === 'player' ? uid : visitor
    return own !== undefined && (asked === '' || asked === String(own)) ? String(own) : undefined
  }
  const permission = permissionOf(topic.access)
  return permissions && permission !== undefined && grants(permissions, permission) ? asked : undefined
}

import type { LiveMessage } from '@ante/kit/context'
import { isRecord } from '@ante/kit/record'

const isMessage = (value: unknown): value is LiveMessage =>
  isRecord(value) && typeof value.topic === 'string' && typeof value.key === 'string' && 'data' in value

/** The messages of another host, as the bus carried them. What is none is left out. */
export function readMessages(text: string): LiveMessage[] {
  const parsed: unknown = JSON.parse(text)
  return Array.isArray(parsed) ? parsed.filter(isMessage) : []
}

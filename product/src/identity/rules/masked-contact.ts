import type { ContactKind } from './contact.ts'

/** `ad…@example.com`, `+44…123`: enough to know it again. */
export function maskContact(kind: ContactKind, contact: string): string {
  if (kind === 'phone') return `+${contact.slice(0, 2)}…${contact.slice(-3)}`
  const at = contact.lastIndexOf('@')
  return `${contact.slice(0, Math.min(2, at))}…${contact.slice(at)}`
}

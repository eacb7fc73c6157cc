import { z } from 'zod'

/** The most bytes of one attachment. */
export const attachmentMax = 2 * 1024 * 1024
/** The most bytes of a call that brings one: base64 is longer by a third. */
export const attachmentBodyMax = 3 * 1024 * 1024
/** The fields of such a call. The content in base64, a little more than may be kept, so that what is too large is said as such. */
export const file = {
  name: z.string().max(200),
  type: z.string().max(100),
  content: z.string().max(Math.ceil((attachmentMax + 65_536) / 3) * 4),
}
/** What one conversation may hold of its writer's. */
export const attachmentsMax = 20
/** What one person's conversations may hold of them together, in bytes: a visitor is whoever has a browser. */
export const attachmentsTotalMax = { visitor: 10 * 1024 * 1024, player: 100 * 1024 * 1024 }

/**
 * What the visitors of one network may hold together, in bytes: a browser that keeps no cookie is a new visitor each time. Who shares a network with
 * many can still write.
 */
export const networkTotalMax = 50 * 1024 * 1024

/** Types that are taken, with the endings that a file of theirs has. */
export const attachmentTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type AttachmentType = keyof typeof attachmentTypes
export const isAttachmentType = (type: string): type is AttachmentType => Object.hasOwn(attachmentTypes, type)

const begins = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)
const signatures: Readonly<Record<AttachmentType, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': (bytes) => begins(bytes, [0xff, 0xd8, 0xff]),
  'image/webp': (bytes) => begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, [0x57, 0x45, 0x42, 0x50], 8),
  'application/pdf': (bytes) => begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]),
  // A text has no byte that is none: nothing that a program would run as something else.
  'text/plain': (bytes) => !bytes.includes(0),
}

export type AttachmentProblem = 'attachment_type' | 'attachment_size'
/** What is wrong with a file: its bytes have to be what its type says. Undefined when it may be kept. */
export function attachmentProblem(type: string, bytes: Uint8Array): AttachmentProblem | undefined {
  if (!isAttachmentType(type)) return 'attachment_type'
  if (bytes.length === 0 || bytes.length > attachmentMax) return 'attachment_size'
  return signatures[type](bytes) ? undefined : 'attachment_type'
}

/** The name under which a file is kept: no path, no control characters, one of its type's endings. */
export function attachmentName(name: string, type: AttachmentType): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N}._ ()-]/gu, '')
    .slice(-80)
    .trim()
  const endings: readonly string[] = attachmentTypes[type]
  const [first = ''] = endings
  const ending = base.split('.').at(-1)?.toLowerCase() ?? ''
  return endings.includes(ending) && base.length > ending.length + 1
    ? base
    : `${base.replace(/\.[^.]*$/, '') || 'file'}.${first}`
}

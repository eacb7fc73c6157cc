import type { Refuses } from '@ante/kit/refusal'
import { attachmentName, attachmentProblem, type AttachmentType, isAttachmentType } from './rules/attachments.ts'

/** What a call that brings a file says of it; `content` in base64. */
export interface GivenFile {
  readonly name: string
  readonly type: string
  readonly content: string
}

/** The file under the name that it is kept under. Refused when its type is none of ours, or its bytes are not of that type, none or too many. */
export function checkedFile(
  context: Refuses<'InvalidRequest/attachment_type' | 'InvalidRequest/attachment_size'>,
  { name, type, content }: GivenFile
): { name: string; type: AttachmentType; content: Uint8Array } {
  const bytes = Buffer.from(content, 'base64')
  const problem = attachmentProblem(type, bytes)
  if (problem || !isAttachmentType(type)) return context.refuse(`InvalidRequest/${problem ?? 'attachment_type'}`)
  return { name: attachmentName(name, type), type, content: bytes }
}

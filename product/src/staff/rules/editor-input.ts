import { z } from 'zod'

const email = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
/** As long as a password of ours may be; no other rule is known to the tools that ask here. */
const password = z.string().min(8).max(128)
const repeated = { password, passwordConfirmation: z.string() }

/** What editors' tools send, by the names of Strapi's users. */
export const editorInput = {
  signIn: z.object({ identifier: z.string().min(1).max(254), password: z.string().min(1).max(128) }),
  register: z.object({
    username: z
      .string()
      .trim()
      .min(3)
      .max(60)
      .regex(/^[^\s@]+$/),
    email,
    password,
  }),
  forgot: z.object({ email }),
  reset: z.object({ code: z.string().min(1).max(200), ...repeated }),
  change: z.object({ currentPassword: z.string().min(1).max(128), ...repeated }),
  confirmation: z.object({ email }),
}

interface Editor {
  readonly id: bigint
  readonly document_id: string
  readonly username: string
  readonly email: string
  readonly confirmed: boolean
  readonly blocked: boolean
  readonly created_at: Date
  readonly updated_at: Date
}

/** An editor on the wire: nothing of what is secret, nor of what the operator allowed. */
export const editorShape = (editor: Editor) => ({
  id: Number(editor.id),
  documentId: editor.document_id,
  username: editor.username,
  email: editor.email,
  provider: 'local',
  confirmed: editor.confirmed,
  blocked: editor.blocked,
  createdAt: editor.created_at.toISOString(),
  updatedAt: editor.updated_at.toISOString(),
  publishedAt: editor.created_at.toISOString(),
})
export type EditorShape = ReturnType<typeof editorShape>

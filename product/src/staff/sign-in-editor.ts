import { randomBytes } from 'node:crypto'
import type { Context, Database, Tx } from '@ante/kit/context'
import { day, hour, minute } from '@ante/kit/instant'
import type { z } from 'zod'
import { faults } from '../content/index.ts'
import { decoyHash, hashPassword, verifyPassword } from '../identity/index.ts'
import { sendMessage, siteOf } from '../messages/index.ts'
import { type editorInput, editorShape, type EditorShape } from './rules/editor-input.ts'
import { grants } from './rules/permissions.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { newToken, sha256 } from './tokens.ts'
import * as store from './store-editors.ts'

type Input<K extends keyof typeof editorInput> = z.output<(typeof editorInput)[K]>
export interface SignedEditor {
  readonly jwt: string
  readonly user: EditorShape
}

const sessionLifeMs = 7 * day
const linkLifeMs = hour

/** A session: for the tools it is a `jwt`, which they only hand back. */
async function openEditorSession(tx: Tx, editor: store.EditorRow): Promise<SignedEditor> {
  const jwt = newToken()
  await store.insertToken(tx, { hash: sha256(jwt), account: editor.id, kind: 'content', lifeMs: sessionLifeMs })
  return { jwt, user: editorShape(editor) }
}

/** The letter with a link, for whoever can read the editor's mail. */
async function sendLink(context: Context, tx: Tx, editor: store.EditorRow, kind: 'password' | 'email'): Promise<void> {
  const token = newToken()
  // Of two wishes at once the second finds the letter of the first.
  await store.lockAccount(tx, editor.id)
  if (!(await store.insertToken(tx, { hash: sha256(token), account: editor.id, kind, lifeMs: linkLifeMs }))) return
  const site = siteOf(context)
  const link = `${site.origin}/cms/auth/${kind === 'password' ? 'reset-password?code' : 'email-confirmation?confirmation'}=${token}`
  await sendMessage(tx, {
    key: kind === 'password' ? 'security.restore' : 'security.confirm',
    uid: null,
    site,
    locale: context.locale,
    values: { link, code: token, minutes: String(linkLifeMs / minute) },
    to: { email: editor.email },
  })
}

/** API-126: a new account, which signs in when its e-mail is confirmed. */
export async function registerEditor(context: Context, input: Input<'register'>): Promise<{ user: EditorShape }> {
  const passwordHash = await hashPassword(input.password)
  return context.db.write(async (tx) => {
    const documentId = randomBytes(12).toString('hex')
    const editor = await store.insertEditor(tx, {
      documentId,
      username: input.username,
      email: input.email.toLowerCase(),
      passwordHash,
    })
    if (!editor) throw faults.notApplicable('Email or Username are already taken')
    await sendLink(context, tx, editor, 'email')
    return { user: editorShape(editor) }
  })
}

/** API-125. A try counts before the password is looked at, and an unknown name takes as long as a known one. */
export async function signInEditor(context: Context, { identifier, password }: Input<'signIn'>): Promise<SignedEditor> {
  const { editor, tried } = await context.db.write(async (tx) => {
    const editor = await store.readEditorByLogin(tx, identifier)
    return { editor, tried: await countTry(tx, context.address, identifier, editor?.id) }
  })
  if (tried.waitMs > 0) throw faults.tooMany(Math.ceil(tried.waitMs / 1000))
  const right = await verifyPassword(password, editor?.password_hash ?? (await decoyHash()))
  if (!right || !editor || editor.password_hash === null || tried.isShut)
    throw faults.invalid('Invalid identifier or password')
  if (!editor.confirmed) throw faults.notApplicable('Your account email is not confirmed')
  if (editor.blocked) throw faults.notApplicable('Your account has been blocked by an administrator')
  return context.db.write(async (tx) => {
    // The password may have been changed meanwhile, and every session ended: this one would be left over.
    if (!(await store.lockAccount(tx, editor.id, editor.password_hash)))
      throw faults.invalid('Invalid identifier or password')
    await forgiveTry(tx, context.address, identifier, editor.id)
    return openEditorSession(tx, editor)
  })
}

/** API-127: the answer is the same whether there is an account or not. */
export async function forgotEditorPassword(context: Context, { email }: Input<'forgot'>): Promise<{ ok: true }> {
  await context.db.write(async (tx) => {
    const editor = await store.readEditorByLogin(tx, email)
    if (editor && !editor.blocked) await sendLink(context, tx, editor, 'password')
  })
  return { ok: true }
}

/** API-128: the link's code, once; every session ends, and the address counts as confirmed. */
export async function resetEditorPassword(
  context: Context,
  { code, password, passwordConfirmation }: Input<'reset'>
): Promise<SignedEditor> {
  if (password !== passwordConfirmation) throw faults.invalid('Passwords do not match')
  const passwordHash = await hashPassword(password)
  return context.db.write(async (tx) => {
    const taken = await store.claimToken(tx, sha256(code), 'password')
    if (!taken) throw faults.invalid('Incorrect code provided')
    await store.setEditorPassword(tx, taken.account, passwordHash)
    const editor = await store.confirmEditorEmail(tx, taken.account)
    if (!editor || editor.blocked) throw faults.invalid('Incorrect code provided')
    return openEditorSession(tx, editor)
  })
}

/** API-129: every other session ends. */
export async function changeEditorPassword(
  context: Context,
  editor: store.EditorRow,
  input: Input<'change'>
): Promise<SignedEditor> {
  if (input.password !== input.passwordConfirmation) throw faults.invalid('Passwords do not match')
  const secret = await context.db.write(async (tx) => ({
    tried: await countTry(tx, context.address, editor.email, editor.id),
    hash: (await store.readEditorSecret(tx, editor.id))?.password_hash,
  }))
  if (secret.tried.waitMs > 0) throw faults.tooMany(Math.ceil(secret.tried.waitMs / 1000))
  if (secret.tried.isShut || !(await verifyPassword(input.currentPassword, secret.hash ?? (await decoyHash()))))
    throw faults.invalid('The provided current password is invalid')
  if (input.currentPassword === input.password)
    throw faults.invalid('Your new password must be different than your current password')
  const passwordHash = await hashPassword(input.password)
  return context.db.write(async (tx) => {
    if (!(await store.lockAccount(tx, editor.id, secret.hash)))
      throw faults.invalid('The provided current password is invalid')
    await forgiveTry(tx, context.address, editor.email, editor.id)
    const changed = await store.setEditorPassword(tx, editor.id, passwordHash)
    if (!changed) throw faults.unauthorized()
    return openEditorSession(tx, changed)
  })
}

/** API-130. */
export async function askEditorConfirmation(
  context: Context,
  { email }: Input<'confirmation'>
): Promise<{ email: string; sent: true }> {
  await context.db.write(async (tx) => {
    const editor = await store.readEditorByLogin(tx, email)
    if (editor?.confirmed) throw faults.notApplicable('Already confirmed')
    if (editor && !editor.blocked) await sendLink(context, tx, editor, 'email')
  })
  return { email, sent: true }
}

/** What the link of that letter does. */
export async function confirmEditor(context: Context, confirmation: string): Promise<void> {
  await context.db.write(async (tx) => {
    const taken = await store.claimToken(tx, sha256(confirmation), 'email')
    if (!taken) throw faults.invalid('Invalid token')
    await store.confirmEditorEmail(tx, taken.account)
  })
}

/** Who brings this token, or undefined. */
export const findEditor = (db: Database, token: string): Promise<store.SignedEditorRow | undefined> =>
  db.read((tx) => store.readEditorByToken(tx, sha256(token)))

/** What a content tool may do beyond what everybody may: it signs in without a second factor, so only permissions for content count. */
export const readsDrafts = ({ permissions }: store.SignedEditorRow): boolean => grants(permissions, 'content:drafts')

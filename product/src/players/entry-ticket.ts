import type { InputOf } from '@ante/kit/contract'
import type { Context, RefusesAs } from '@ante/kit/context'
import {
  findUser,
  issueTicket,
  openSession,
  readTicket,
  startSession,
  takeTicket,
  ticketLifeMs,
} from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { readAccountInfo } from './index.ts'
import { hiddenLogin } from './rules/hidden-login.ts'

type Endpoints = typeof endpoints

export async function createEntryTicket(
  context: Context & RefusesAs<Endpoints['auth.createEntryTicket']>
): Promise<{ ticket: string; expires_in: number }> {
  const token = context.session?.id ?? context.refuse('Authorization/session_ended')
  const ticket = await context.db.write((tx) => issueTicket(tx, token))
  if (ticket === undefined) context.refuse('Authorization/session_ended')
  return { ticket, expires_in: ticketLifeMs / 1000 }
}

export async function readEntryTicket(
  context: Context & RefusesAs<Endpoints['auth.readEntryTicket']>,
  { ticket }: InputOf<Endpoints['auth.readEntryTicket']>
): Promise<{ login: string }> {
  const login = await context.db.read((tx) => readTicket(tx, ticket))
  if (login === undefined) context.refuse('InvalidRequest/entry_expired')
  return { login: hiddenLogin(login) }
}

/** The second step was passed where the session began: it is the same session that goes on elsewhere. */
export async function redeemEntryTicket(
  context: Context & RefusesAs<Endpoints['auth.redeemEntryTicket']>,
  { ticket }: InputOf<Endpoints['auth.redeemEntryTicket']>
): Promise<AccountInfo> {
  const { uid, opened, info } = await context.db.write(async (tx) => {
    const uid = await takeTicket(tx, ticket)
    if (uid === undefined) context.refuse('InvalidRequest/entry_expired')
    const user = await findUser(tx, uid)
    if (user?.status === 'banned') context.refuse('UserBanned')
    if (!user || user.status === 'deleted') context.refuse('UserDeleted')
    return { uid, opened: await openSession(context, tx, uid), info: await readAccountInfo(context, tx, uid) }
  })
  if (!info) throw new Error('a session without its player')
  context.session?.othersEnded(uid)
  startSession(context, opened)
  return info
}

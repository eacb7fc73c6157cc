import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { siteSettings } from '../content/contract.ts'
import { recoveryBytes, recoveryCodeFrom, recoveryCount } from './rules/recovery-code.ts'
import type { factorEndpoints } from './rules/factor-endpoints.ts'
import { authenticatorOwner, hashRecoveryCode, offered, useAppCode } from './second-step.ts'
import { secretsOf } from './secrets.ts'
import { noteFactor, requireFreshFactor } from './fresh-factor.ts'
import { readUser } from './store.ts'
import * as store from './store-factors.ts'
import { readPasskeys } from './store-passkeys.ts'
import { base32, keyAddress } from './totp.ts'
import { writeWhileOpen } from './lock-open-account.ts'
import { writeNotice } from './write-notice.ts'

type Endpoints = typeof factorEndpoints
/** RFC 4226 asks for at least 128 bits and recommends these 160. */
const secretBytes = 20

/** What protects the account now. */
export async function listFactors(context: PlayerContext): Promise<OutputOf<Endpoints['account.getSecondFactors']>> {
  const { uid } = context.player
  const { facts, passkeys } = await context.db.read(async (tx) => ({
    facts: await store.readFactors(tx, uid),
    passkeys: await readPasskeys(tx, uid),
  }))
  return {
    is_offered: context.setting('site', siteSettings).isTwoFAEnable,
    mail: facts?.second_step ?? false,
    app_since: facts?.app_since?.toISOString() ?? null,
    recovery_left: Number(facts?.recovery_left ?? 0),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  }
}

/** A fresh key for the player's app. It counts for nothing until a code of it has come. */
export async function startAuthenticator(
  context: PlayerContext & RefusesAs<Endpoints['account.startAuthenticator']>
): Promise<OutputOf<Endpoints['account.startAuthenticator']>> {
  offered(context)
  const { uid } = context.player
  const secret = context.random.bytes(secretBytes)
  const sealed = secretsOf(context.ports).seal(secret, authenticatorOwner(uid))
  const account = await writeWhileOpen(context, async (tx) => {
    await requireFreshFactor(context, tx, 'factors')
    if (!(await store.beginAuthenticator(tx, uid, sealed))) context.refuse('InvalidRequest/conflict')
    const user = await readUser(tx, uid)
    return user?.email ?? user?.login ?? String(uid)
  })
  const { name: issuer } = context.setting('site', siteSettings)
  return { key: base32(secret), address: keyAddress(secret, { issuer, account }) }
}

/** The first code of the app switches it on. The recovery codes are shown this once. */
export async function confirmAuthenticator(
  context: PlayerContext & RefusesAs<Endpoints['account.confirmAuthenticator']>,
  { code }: InputOf<Endpoints['account.confirmAuthenticator']>
): Promise<{ recovery_codes: string[] }> {
  offered(context)
  const { uid } = context.player
  return useAppCode(context, uid, code, 'InvalidParameter', {
    isFirst: true,
    async afterwards(tx) {
      await noteFactor(tx, context, 'factors')
      await writeNotice(context, tx, uid, 'appOn')
      return { recovery_codes: await replaceCodes(context, tx) }
    },
  })
}

/** The app is asked for no more, and its recovery codes are worth nothing. 1 is success. */
export async function removeAuthenticator(
  context: PlayerContext & RefusesAs<Endpoints['account.removeAuthenticator']>
): Promise<1> {
  const { uid } = context.player
  await context.db.write(async (tx) => {
    await requireFreshFactor(context, tx, 'factors')
    if (!(await store.dropAuthenticator(tx, uid))) context.refuse('InvalidRequest/not_found')
    await writeNotice(context, tx, uid, 'appOff')
  })
  return 1
}

/** Ten fresh recovery codes in place of those that are left. */
export async function renewRecoveryCodes(
  context: PlayerContext & RefusesAs<Endpoints['account.renewRecoveryCodes']>
): Promise<{ recovery_codes: string[] }> {
  const { uid } = context.player
  return writeWhileOpen(context, async (tx) => {
    await requireFreshFactor(context, tx, 'factors')
    const app = await store.lockAuthenticator(tx, uid)
    if (!app?.confirmed_at) context.refuse('InvalidRequest/not_found')
    await writeNotice(context, tx, uid, 'recoveryRenewed')
    return { recovery_codes: await replaceCodes(context, tx) }
  })
}

async function replaceCodes({ random, player }: PlayerContext, tx: Tx): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () => recoveryCodeFrom(random.bytes(recoveryBytes)))
  await store.replaceRecoveryCodes(
    tx,
    player.uid,
    codes.map((code) => hashRecoveryCode(player.uid, code))
  )
  return codes
}

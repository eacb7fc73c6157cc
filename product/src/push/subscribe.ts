import type { PlayerContext, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { lockSession, signedInDevices, writeWhileOpen } from '../identity/index.ts'
import { readSides } from '../sportsbook/index.ts'
import type { PushPorts } from './connectors/port.ts'
import type { endpoints, PushChoices, PushDevice } from './contract.ts'
import { devicesMax, followsMax } from './rules/words.ts'
import * as store from './store.ts'

type Endpoints = typeof endpoints
type Subscribe = Endpoints['push.subscribe']
type Follow = Endpoints['push.follow']

/** Who has said nothing is told everything, and no sums. */
const unsaid: PushChoices = { bets: true, payments: true, support: true, matches: true, shows_details: false }

/** The browser of this session first. */
async function devicesOf(tx: ReadTx, { player, session }: Pick<PlayerContext, 'player' | 'session'>) {
  const sessions = await signedInDevices(tx, player.uid, session?.id)
  const found: PushDevice[] = []
  for (const { id, session: its, created_at: since } of await store.readDevices(tx, player.uid)) {
    const signedIn = sessions.find((one) => one.session === its)
    // One whose sign-in has ended is told nothing, and goes by itself.
    if (!signedIn) continue
    const { browser, system, kind, is_current } = signedIn
    found.push({ id: id.toString(), browser, system, kind, since: since.toISOString(), is_current })
  }
  return found.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}

export async function readPushSettings({
  db,
  player,
  ports,
  session,
}: PlayerContext<PushPorts>): Promise<OutputOf<Endpoints['push.getsettings']>> {
  return db.read(async (tx) => ({
    key: ports.pushServices?.publicKey ?? null,
    choices: (await store.readChoices(tx, player.uid)) ?? unsaid,
    devices: await devicesOf(tx, { player, session }),
  }))
}

export async function subscribe(
  context: PlayerContext<PushPorts> & RefusesAs<Subscribe>,
  { replaces, ...target }: InputOf<Subscribe>
): Promise<1> {
  const services = context.ports.pushServices ?? context.refuse('InvalidRequest/not_found')
  if (!services.accepts(target)) context.refuse('InvalidParameter', { fields: { endpoint: 'required' } })
  const { uid } = context.player
  await context.db.write(async (tx) => {
    const session =
      (await lockSession(tx, context.session?.id ?? '', uid)) ?? context.refuse('Authorization/session_ended')
    if (replaces !== undefined) await store.dropOwn(tx, uid, replaces)
    await store.putSubscription(tx, { ...target, uid, session, locale: context.locale }, devicesMax)
  })
  return 1
}

export async function unsubscribe(
  { db, player }: PlayerContext,
  { endpoint }: InputOf<Endpoints['push.unsubscribe']>
): Promise<1> {
  await db.write((tx) => store.dropOwn(tx, player.uid, endpoint))
  return 1
}

export async function removeDevice(
  { db, player }: PlayerContext,
  { device }: InputOf<Endpoints['push.removedevice']>
): Promise<1> {
  await db.write((tx) => store.dropDevice(tx, player.uid, BigInt(device)))
  return 1
}

export async function changeChoices(
  context: PlayerContext & RefusesAs<Endpoints['push.change']>,
  choices: PushChoices
): Promise<PushChoices> {
  await writeWhileOpen(context, (tx) => store.putChoices(tx, context.player.uid, choices))
  return choices
}

export const readFollows = async ({ db, player }: PlayerContext): Promise<OutputOf<Endpoints['push.getfollows']>> => ({
  fixtures: await db.query((tx) => store.readFollows(tx, player.uid)),
})

export async function follow(
  context: PlayerContext & RefusesAs<Follow>,
  { fixture, is_followed: isFollowed }: InputOf<Follow>
): Promise<OutputOf<Follow>> {
  const { uid } = context.player
  const id = Number(fixture)
  return writeWhileOpen(context, async (tx) => {
    if (!isFollowed) await store.dropFollow(tx, uid, id)
    else {
      const sides = (await readSides(tx, id)) ?? context.refuse('InvalidRequest/not_found')
      // Nobody would be told of one that has begun.
      if (!sides.is_coming || !(await store.addFollow(tx, uid, id, followsMax)))
        context.refuse('InvalidRequest/conflict')
    }
    return { fixtures: await store.readFollows(tx, uid) }
  })
}

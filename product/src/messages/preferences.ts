import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { smsOf } from './connectors/port.ts'
import { pushOf } from './push-channel.ts'
import { catalogue, messageKeys } from './rules/catalogue.ts'
import {
  choices,
  isChoosable,
  type MessageChannel,
  messageChannels,
  type MessageTopic,
  messageTopics,
} from './rules/words.ts'
import { unreachableOf } from './store-marks.ts'
import { putPreference, readPreferences } from './store-preferences.ts'

type Endpoints = typeof endpoints

/** By which channels messages of a topic come. */
const channelsOf = (topic: MessageTopic): ReadonlySet<MessageChannel> =>
  new Set(messageKeys.filter((key) => catalogue[key].topic === topic).flatMap((key) => catalogue[key].channels))

const isChoice = (topic: MessageTopic, channel: MessageChannel): boolean =>
  isChoosable(topic) && choices[topic].some((one) => one === channel)

export async function getPreferences({
  db,
  player,
  policy,
  ports,
}: PlayerContext): Promise<OutputOf<Endpoints['messages.getpreferences']>> {
  const { rows, unreachable } = await db.read(async (tx) => ({
    rows: await readPreferences(tx, player.uid),
    unreachable: await unreachableOf(tx, player.uid),
  }))
  // Only what reaches this player: nobody is told of a device that was never allowed.
  const hasDevices = (await pushOf(ports)?.reaches(player.uid)) ?? false
  const isThere = (channel: MessageChannel) =>
    channel === 'push' ? hasDevices : channel !== 'sms' || smsOf(ports) !== undefined
  const topics = messageTopics.filter((topic) => topic !== 'news')
  return {
    preferences: topics.flatMap((topic) => {
      const of = channelsOf(topic)
      return messageChannels
        .filter((channel) => of.has(channel) && isThere(channel))
        .map((channel) => ({
          topic,
          channel,
          is_on: rows.find((row) => row.topic === topic && row.channel === channel)?.is_on ?? true,
          is_fixed: !isChoice(topic, channel),
        }))
    }),
    unreachable: unreachable.flatMap(({ channel, address }) =>
      channel === 'email' || channel === 'sms' ? [{ channel, contact: address }] : []
    ),
    quiet: policy().marketingPace.quiet,
  }
}

/** What the law or the safety of the account has us say cannot be switched off. */
export async function setPreference(
  context: PlayerContext & RefusesAs<Endpoints['messages.setpreference']>,
  { topic, channel, is_on }: InputOf<Endpoints['messages.setpreference']>
): Promise<1> {
  if (!isChoice(topic, channel)) context.refuse('InvalidParameter', { fields: { topic: 'wrong' } })
  await context.db.write((tx) => putPreference(tx, context.player.uid, topic, channel, is_on))
  return 1
}

import { secretText } from '@ante/kit/connector'
import { z } from 'zod'
import { affiliatesConnector } from '../port.ts'
import { postback } from './adapter.ts'

/** Any network of publishers that takes postbacks from server to server. */
export const connector = affiliatesConnector({
  name: 'postback',
  config: z.object({
    url: z
      .string()
      .regex(/^https?:\/\/[^\s]+$/)
      .optional()
      .meta({
        description:
          'a network of publishers: the address of its postbacks, with `{track_id}`, `{goal}`, `{amount}`, `{currency}`, `{id}`, `{publisher_id}`, `{link_id}`, `{goal_id}`, `{goal_entry_id}` where they belong; default `SANDBOX_URL`/publishers/postback',
      }),
    secret: secretText('signs the postbacks', 'pb_'),
  }),
  make: ({ url, secret }, { twinUrl }) => postback({ url: url ?? `${twinUrl}/postback?${everything}`, secret }),
  twin: 'publishers',
})
const everything =
  'cid={track_id}&publisher={publisher_id}&link={link_id}&goal={goal}&goal_id={goal_id}&entry={goal_entry_id}&amount={amount}&currency={currency}&tx={id}'

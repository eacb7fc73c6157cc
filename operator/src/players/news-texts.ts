import type { Answer } from '../api.ts'
import { dateText } from '../ui/date-text.ts'

type News = Answer<'players.getnewschoices'>
type Choice = News['choices'][number]

const nameOfProduct: Readonly<Record<NonNullable<Choice['product']>, string>> = {
  casino: 'casino',
  betting: 'sports betting',
}
const nameOfChannel: Readonly<Record<Choice['channel'], string>> = { email: 'email', phone: 'text message' }
const nameOfSource: Readonly<Record<Choice['source'], string>> = {
  registration: 'at registration',
  profile: 'in the profile',
  unsubscribe: 'by the link in a message',
  contact: 'with a new contact',
  exclusion: 'by self-exclusion',
  register: 'by a national register',
  harm: 'by markers of harm',
  complaint: 'by a complaint about a message',
  erasure: 'by erasure of the account',
}

/** What goes to a player by one channel now. */
export function channelText({ channel, contact, products }: News['channels'][number]): string {
  const what = products.length > 0 ? products.map((product) => nameOfProduct[product]).join(', ') : 'nothing'
  return `By ${nameOfChannel[channel]}: ${contact === null ? 'no contact' : what}.`
}

/** One consent or its end, and the sentence beside which it was given. */
export function choiceText({ at, channel, product, is_given, source, wording, locale }: Choice): string {
  const what = `${product === null ? 'all news' : `${nameOfProduct[product]} news`} by ${nameOfChannel[channel]}`
  const said = wording === '' ? '' : ` (${locale}): “${wording}”`
  return `${dateText(at)}: ${is_given ? 'consent to' : 'end of'} ${what}, ${nameOfSource[source]}${said}`
}

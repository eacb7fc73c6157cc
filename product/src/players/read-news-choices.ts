import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { findUser } from '../identity/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { newsChannels, productsAllowed } from './rules/news.ts'
import { readProfile } from './store.ts'
import { choicesOf, listProofs } from './store-news-choices.ts'

type Get = (typeof staffEndpoints)['players.getnewschoices']
const most = 200

export async function getNewsChoices(
  context: StaffContext & RefusesAs<Get>,
  { uid: given }: InputOf<Get>
): Promise<OutputOf<Get>> {
  const uid = BigInt(given)
  const { user, profile, proofs } = await context.db.read(async (tx) => ({
    user: await findUser(tx, uid),
    profile: await readProfile(tx, uid),
    proofs: await listProofs(tx, uid, most),
  }))
  if (!user || !profile) return context.refuse('InvalidRequest/not_found')
  const policy = context.policy({ country: profile.country_code, region: profile.fields['region'] ?? null })
  const { consent } = policy.marketing
  return {
    consent,
    channels: newsChannels.map((channel) => ({
      channel,
      contact: user[channel],
      products: [...productsAllowed(consent, choicesOf(profile)[channel])],
    })),
    choices: proofs.map(({ chosen_at, ...proof }) => ({ at: chosen_at.toISOString(), ...proof })),
  }
}

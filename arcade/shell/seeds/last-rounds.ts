import { fromWire } from '@ante/kit/money'
import { say, shared, sitePath } from '../boot.ts'
import { icon } from '../controls.ts'
import { h } from '../dom.ts'
import type { ListedRound } from './listed.ts'
import { shortHash } from './facts.ts'

const words = shared.seeds

function proof({ round, verifier }: ListedRound): HTMLElement {
  // An open round has no outcome yet; a seed in use would tell it.
  if (round.server_seed === null || round.status === 'open') return h('span', { class: 'note' }, words.secret)
  const label = say(words.verifyRound, { number: round.nonce, game: round.name })
  return h(
    'a',
    { class: 'verify', href: sitePath(verifier), target: '_blank', rel: 'noopener', 'aria-label': label },
    words.verify,
    icon('out')
  )
}

/** Rounds, the newest first, with their numbers, the beginning of their hash and the way to verify them. */
export function roundList(rounds: readonly ListedRound[], amount: (minor: bigint) => string): HTMLElement {
  if (rounds.length === 0) return h('p', { class: 'note' }, words.lastNone)
  return h(
    'ol',
    { class: 'rounds' },
    ...rounds.map((listed) => {
      const { round } = listed
      const sums = [
        `${words.stake} ${amount(fromWire(round.stake).minor)}`,
        ...(round.status === 'open' ? [] : [`${words.win} ${amount(fromWire(round.win).minor)}`]),
      ]
      return h(
        'li',
        {},
        h('span', { class: 'nonce num' }, h('span', { class: 'unseen' }, words.number), String(round.nonce)),
        h(
          'span',
          { class: 'what' },
          h('strong', {}, round.name),
          h('span', { class: 'note num' }, sums.join(' · ')),
          h('code', { class: 'note', dir: 'ltr' }, shortHash(round.server_hash))
        ),
        proof(listed)
      )
    })
  )
}

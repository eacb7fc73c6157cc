import { boot, shared, sitePath } from './boot.ts'
import { h } from './dom.ts'

/**
 * GAME-09: from a refusal that the player's own choice, the end of the session, terms that have changed, a registration without all its data or an open step of verification brought,
 * to where it is explained or mended. Undefined where there is nothing of the kind.
 */
export function wayOn(code: string): HTMLElement | undefined {
  const ways: Partial<Record<string, { path: string; text: string }>> = {
    self_excluded: { path: '/profile/responsible-game', text: shared.aboutBreak },
    own_limit: { path: '/profile/responsible-game', text: shared.yourLimits },
    terms_changed: { path: '/', text: shared.toSite },
    session_ended: { path: '/', text: shared.toSite },
    registration_incomplete: { path: '/profile/settings', text: shared.details },
    sumsub_verification_required: { path: '/profile/verification', text: shared.verify },
  }
  const way = ways[code]
  return way && h('a', { href: sitePath(way.path), target: '_top' }, way.text)
}

/** Said where the stake is more than there is, with the way to more. */
export function noFunds(refill: () => void): [sentence: string, tone: 'bad', out: HTMLElement] {
  const isDemo = boot.mode === 'demo'
  const out = isDemo
    ? h('button', { type: 'button', click: refill }, shared.refill)
    : h('a', { href: sitePath('/cashier/deposit'), target: '_top' }, shared.deposit)
  return [isDemo ? shared.noPlayMoney : shared.noFunds, 'bad', out]
}

import { describe, expect, it } from 'vitest'
import type { Postback } from '../rules/words.ts'
import {
  type AffiliateNetwork,
  type FraudVendor,
  FraudVendorUnavailable,
  type MarketingTool,
  NetworkUnavailable,
} from './port.ts'

export interface MarketingWorld {
  readonly tool: MarketingTool
  /** The same account, with the vendor at another host. */
  readonly elsewhere: MarketingTool
  /** Origin of the twin. */
  readonly base: string
}
/** Every marketing tool behaves like this towards the product. */
export function marketingSuite(name: string, world: () => MarketingWorld): void {
  describe(`marketing tool ${name}`, () => {
    it('TRK-01 says with which three values its script is begun, and the script is there', async () => {
      const { target, token, site_group, src } = world().tool.config()
      expect([target.startsWith(world().base), token, site_group]).toEqual([true, 'c0ffee', 'ante'])
      const script = await fetch(src)
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    })
    it('opens the policy of pages for its own host alone', () => {
      const { tool, elsewhere, base } = world()
      expect(tool.sources().script).toEqual([base])
      const away = elsewhere.config()
      expect(elsewhere.sources().script).toEqual([new URL(away.target).origin])
      for (const source of Object.values(elsewhere.sources()).flat())
        expect(source).toMatch(/^(?:https|wss):\/\/[a-z0-9.-]+$/)
    })
  })
}

export interface FraudWorld {
  readonly vendor: FraudVendor
  readonly unreachable: FraudVendor
  /** One that the vendor does not know. */
  readonly stranger: FraudVendor
  readonly addresses: {
    readonly approved: string
    readonly reviewed: string
    readonly declined: string
    readonly broken: readonly string[]
  }
}
export function fraudSuite(name: string, world: () => FraudWorld): void {
  const about = (address: string, session = 'bark') => ({
    uid: 7n,
    action: 'account_login' as const,
    address,
    session,
    trace: 'ante-1',
  })
  describe(`fraud vendor ${name}`, () => {
    it('says whether somebody is let in, looked at or turned away', async () => {
      const { vendor, addresses } = world()
      for (const [address, state] of [
        [addresses.approved, 'APPROVE'],
        [addresses.reviewed, 'REVIEW'],
        [addresses.declined, 'DECLINE'],
      ] as const) {
        const answer = await vendor.check(about(address))
        expect(answer.state).toBe(state)
        expect([Number.isInteger(answer.score), answer.score >= 0 && answer.score <= 10_000]).toEqual([true, true])
        expect(answer.reasons.length > 0).toBe(state !== 'APPROVE')
      }
    })
    it('is asked also without a mark of the device', async () => {
      expect((await world().vendor.check(about(world().addresses.approved, ''))).state).toBe('REVIEW')
    })
    it('is unavailable where it fails, answers what nobody understands, does not know us or is not there', async () => {
      const { vendor, unreachable, stranger, addresses } = world()
      for (const address of addresses.broken)
        await expect(vendor.check(about(address))).rejects.toBeInstanceOf(FraudVendorUnavailable)
      for (const other of [stranger, unreachable])
        await expect(other.check(about(addresses.approved))).rejects.toBeInstanceOf(FraudVendorUnavailable)
    })
    it('has a script for browsers', async () => {
      const { src } = world().vendor.config()
      expect((await fetch(src)).status).toBe(200)
      expect(world().vendor.sources().script).toEqual([new URL(src).origin])
    })
  })
}

export interface AffiliatesWorld {
  readonly network: AffiliateNetwork
  readonly stranger: AffiliateNetwork
  readonly unreachable: AffiliateNetwork
  /** What the network has kept. */
  told(): Promise<readonly { tx: string; query: string }[]>
}
export function affiliatesSuite(name: string, world: () => AffiliatesWorld): void {
  const facts = (id: string, track: string): Postback => ({
    id,
    goal: 'first_deposit',
    track_id: track,
    publisher_id: 'p 1&x=2',
    link_id: '',
    goal_id: '4',
    goal_entry_id: '',
    amount: '50.00',
    currency: 'USD',
  })
  const of = async (id: string) => (await world().told()).filter(({ tx }) => tx === id)
  describe(`network of publishers ${name}`, () => {
    it('is told who came by its link and what they did, each value for itself', async () => {
      await world().network.send(facts('suite-1', 'abc'))
      const [told] = await of('suite-1')
      expect(Object.fromEntries(new URLSearchParams(told?.query))).toMatchObject({
        cid: 'abc',
        publisher: 'p 1&x=2',
        goal: 'first_deposit',
        goal_id: '4',
        amount: '50.00',
        currency: 'USD',
      })
    })
    it('knows a postback that is sent again after a failure, or after an answer that was lost', async () => {
      for (const track of ['down', 'lost']) {
        const again = facts(`suite-${track}`, track)
        await expect(world().network.send(again)).rejects.toBeInstanceOf(NetworkUnavailable)
        await world().network.send(again)
        expect(await of(again.id)).toHaveLength(1)
      }
    })
    it('takes nothing with a signature that is not ours, and what is not there takes nothing', async () => {
      await expect(world().stranger.send(facts('suite-2', 'abc'))).rejects.toBeInstanceOf(NetworkUnavailable)
      await expect(world().unreachable.send(facts('suite-3', 'abc'))).rejects.toBeInstanceOf(NetworkUnavailable)
      expect(await of('suite-2')).toEqual([])
    })
  })
}

import { describe, expect, it } from 'vitest'
import { BeaconRefused, type BeaconSource, BeaconUnavailable } from './port.ts'

export interface BeaconWorld {
  readonly source: BeaconSource
  /** The same that does not answer, one that takes too long, one that says that its service is broken, and one of a chain that the vendor does not know. */
  readonly unavailable: Readonly<Record<string, BeaconSource>>
  /** Vendors that lie, each by how: none of their numbers may be taken. */
  readonly lying: Readonly<Record<string, BeaconSource>>
}

/** Every public source behaves like this, whatever its own protocol is. */
export function beaconSuite(name: string, world: () => BeaconWorld): void {
  const past = new Date(Date.now() - 60_000)
  describe(`${name} as a public source of random numbers`, () => {
    it('RNG-10 gives the number of a round, and the same again, verified', async () => {
      const { source } = world()
      const { round } = await source.roundAfter(past)
      const beacon = await source.read(round)
      expect(beacon).toMatchObject({ round, randomness: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(await source.read(round)).toEqual(beacon)
      expect((await source.read(round + 1)).randomness).not.toBe(beacon.randomness)
    })
    it('RNG-10 names the first round after a time, whose number is not out before', async () => {
      const { source } = world()
      const time = new Date(Date.now() + 3_600_000)
      const { round, at } = await source.roundAfter(time)
      expect(at.getTime()).toBeGreaterThan(time.getTime())
      const before = await source.roundAfter(new Date(at.getTime() - 1))
      expect(before.round).toBe(round)
      // At the very moment of a round its number is out: the one after it is meant.
      expect((await source.roundAfter(at)).round).toBe(round + 1)
      await expect(source.read(round)).rejects.toThrow(BeaconUnavailable)
    })
    it('RNG-10 is unavailable where it does not answer in time, and can be asked again', async () => {
      const { source, unavailable } = world()
      const { round } = await source.roundAfter(past)
      for (const [how, one] of Object.entries(unavailable))
        await expect(one.read(round), how).rejects.toThrow(BeaconUnavailable)
    })
    it('RNG-10 refuses a number that is not the source’s own of that round', async () => {
      const { source, lying } = world()
      const { round } = await source.roundAfter(past)
      for (const [how, one] of Object.entries(lying)) await expect(one.read(round), how).rejects.toThrow(BeaconRefused)
    })
  })
}

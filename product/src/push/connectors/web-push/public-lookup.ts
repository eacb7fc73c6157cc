import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '@ante/kit/public-address'

/** A host that stands for something that is not on the public internet. */
export class InsideHost extends Error {}

/** A resolver that gives out public addresses alone: the connection goes to what was looked at, so a name cannot stand for another a moment later. */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return done(new InsideHost(`${host} is not on the public internet`), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

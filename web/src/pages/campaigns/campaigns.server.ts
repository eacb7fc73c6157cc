import { read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { most, one } from '../listed.server.ts'

export const loadOffers = async (site: Site) => (await read(site, 'campaigns.getoffers', { count: most })).items
export const loadOffer = (site: Site, id: string | undefined, path: string) =>
  one((params) => site.call('campaigns.getoffers', params), id, path)
export const loadPromotions = async (site: Site) => (await read(site, 'campaigns.getpromotions', { count: most })).items
export const loadPromotion = (site: Site, id: string | undefined, path: string) =>
  one((params) => site.call('campaigns.getpromotions', params), id, path)

import type { Context } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { siteSettings } from './contract.ts'
import { addressAt, ownSource, sourceOf } from './connectors/port.ts'
import { branded } from './rules/brand.ts'
import { type Block, blocksOf } from './rules/page-text.ts'
import * as store from './store.ts'

/** A picture's path is one of whoever wrote the page. */
const fromSource = (source: string, block: Block): Block =>
  block.kind === 'picture' && source !== ownSource
    ? { ...block, src: addressAt(source, block.src) ?? block.src }
    : block

/** RTE-11: the operator's page of a slug, under the name of the site that is asked. */
export async function getPage(context: Context & Refuses<'InvalidRequest/not_found'>, { slug }: { slug: string }) {
  const source = sourceOf(context.ports)
  const page = await context.db.read((tx) => store.readPage(tx, source, slug, context.locale, defaultLocale))
  if (!page) context.refuse('InvalidRequest/not_found')
  const { name } = context.setting('site', siteSettings)
  const blocks = blocksOf(branded(page.body, name)).map((block) => fromSource(source, block))
  return { slug: page.slug, title: branded(page.title, name), description: branded(page.description, name), blocks }
}

/** All of them by name, in the operator's order. */
export async function listPages(context: Context) {
  const { name } = context.setting('site', siteSettings)
  const pages = await context.db.read((tx) =>
    store.readPages(tx, sourceOf(context.ports), context.locale, defaultLocale)
  )
  return { items: pages.map(({ slug, title }) => ({ slug, title: branded(title, name) })) }
}

import type { Context } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { blocksOf } from './rules/page-text.ts'
import * as store from './store.ts'

/** The operator's page of a slug (RTE-11). */
export async function getPage(context: Context, { slug }: { slug: string }) {
  const page = await context.db.read((tx) => store.readPage(tx, slug, context.locale, defaultLocale))
  if (!page) refuse('InvalidRequest', { reason: 'not_found' })
  return { slug: page.slug, title: page.title, description: page.description, blocks: blocksOf(page.body) }
}

/** All of them by name, in the operator's order. */
export const listPages = async (context: Context) => ({ items: await context.db.read((tx) => store.readPages(tx, context.locale, defaultLocale)) })

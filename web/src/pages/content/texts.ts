import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { compiledTexts } from '../../app/texts/compiled-texts.server.ts'

/** All texts of the locale, for the browser that needs more than the first page brought. `/nfx/i18n/messages/{locale}` has them as written. */
export const loader = ({ context }: LoaderFunctionArgs): Response =>
  Response.json(compiledTexts(context.get(siteContext).messages))

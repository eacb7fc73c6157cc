import { type AddressKind, pageAddress } from '@ante/product/content/rules/page-addresses'
import { useSettings } from '../document/site-data.ts'

/** `address('offer', id, title)`: the path of its page by the operator's template (RTE-76 to RTE-79), for links and for the head. */
export function usePageAddress(): (kind: AddressKind, key: string, title?: string) => string {
  const { templates } = useSettings('seo')
  return (kind, key, title) => pageAddress(templates, kind, key, title)
}

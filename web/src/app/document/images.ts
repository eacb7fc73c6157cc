import { type ImageKind, imageOf } from '@ante/product/content/rules/images'
import { useSettings } from './site-data.ts'

/** `image('offer', description)`: its picture by the operator's aliases, else the default of its kind. */
export function useImage(): (kind: ImageKind, description: Readonly<Record<string, string>> | undefined) => string {
  const settings = useSettings('images')
  return (kind, description) => imageOf(settings, kind, description)
}

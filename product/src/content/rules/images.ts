import type { z } from 'zod'
import type { imageSettings } from '../contract.ts'

export type ImageSettings = z.output<typeof imageSettings>
export type ImageKind = keyof ImageSettings['aliases']

/** The picture of a thing: the one under the alias that the operator's configuration names (CMS-17), else the default of its kind (CMS-16). */
export const imageOf = (
  { aliases, defaults }: ImageSettings,
  kind: ImageKind,
  description: Readonly<Record<string, string>> | undefined
): string => description?.[aliases[kind]] || defaults[kind]

import type { z } from 'zod'
import type { tokenSettings } from '../contract.ts'

export type Tokens = z.output<typeof tokenSettings>

const block = (selector: string, values: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}\n`
}

/** The operator's style file. Its selectors count more than the house's own tokens, whichever sheet comes first. */
export const tokensText = ({ all, dark, light }: Tokens): string =>
  block('html:root', all) + block(`html:root[data-theme='dark']`, dark) + block(`html:root[data-theme='light']`, light)

/** FNV-1a: another text has another address, so browsers may keep the file for good. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** CMS-47: where the file is. */
export const tokensAddress = (tokens: Tokens): string => `/nfx/tokens.css?v=${fingerprint(tokensText(tokens))}`

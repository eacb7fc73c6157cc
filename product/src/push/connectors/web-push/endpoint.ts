import { endpointMax } from '../../rules/words.ts'

/** Where the browsers of our players have their push services. `*.` stands for one or more names in front. */
export const pushHosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern

/**
 * Whether we write to an address that a browser names. It is asked by our server: one that is free to choose would reach what only our server reaches.
 * `local` is the address of the push service of this machine, where there is one.
 */
export function mayWriteTo(
  endpoint: string,
  { hosts, local }: { readonly hosts: readonly string[]; readonly local: string | undefined }
): boolean {
  if (endpoint.length > endpointMax || !URL.canParse(endpoint)) return false
  const { protocol, host, username, password, hash, origin, pathname } = new URL(endpoint)
  if (username !== '' || password !== '' || hash !== '') return false
  if (local !== undefined && `${origin}${pathname}`.startsWith(`${local}/`)) return true
  return protocol === 'https:' && hosts.some((pattern) => fits(host, pattern))
}

import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@ante/kit/public-address'

export interface RemoteRules {
  /** Hosts on the public internet, with a port where it is not the usual one. */
  readonly hosts: readonly string[]
  /** Origins that the operator named as ours (a content service beside us): they may be in our own network. */
  readonly trusted?: readonly string[]
  readonly isPublic?: (address: string) => boolean
  readonly bytesMax?: number
  readonly withinMs?: number
}

/** An address that we do not fetch from. */
export class ForeignHost extends Error {}
/** A source that did not answer with a picture. */
export class SourceFailed extends Error {
  readonly status: 404 | 502
  constructor(message: string, status: 404 | 502 = 502) {
    super(message)
    this.status = status
  }
}

const redirectsMax = 3
const mebibyte = 1024 * 1024

/** Whether pictures may come from there, by name. What the name stands for is looked at when we connect. */
export function isAllowed(url: URL, { hosts, trusted = [] }: RemoteRules): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (trusted.includes(url.origin)) return true
  return url.protocol === 'https:' && hosts.includes(url.host)
}

/**
 * A resolver that gives out only public addresses. The connection goes to what was looked at: a name that stands for something else a moment later
 * (DNS rebinding) leads nowhere.
 */
const publicLookup =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublic(address)))
        return done(new ForeignHost(`${host} is not on the public internet`), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

type Answer = { readonly body: Buffer } | { readonly location: string }

function ask(url: URL, rules: RemoteRules, signal: AbortSignal): Promise<Answer> {
  const { trusted = [], isPublic = isPublicAddress, bytesMax = 12 * mebibyte } = rules
  const isOurs = trusted.includes(url.origin)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  // A written address is not looked up, so it is looked at here.
  if (!isOurs && isIP(name) !== 0 && !isPublic(name)) throw new ForeignHost(`${name} is not on the public internet`)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const outgoing = request(
      url,
      { signal, agent: false, headers: { accept: 'image/*' }, ...(isOurs ? {} : { lookup: publicLookup(isPublic) }) },
      (response) => {
        const { statusCode = 0, headers } = response
        const end = (error: Error) => {
          response.destroy()
          fail(error)
        }
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy()
          return done({ location: headers.location })
        }
        if (statusCode !== 200)
          return end(
            new SourceFailed(`the source answered ${statusCode}`, statusCode === 404 || statusCode === 410 ? 404 : 502)
          )
        if (!/^image\//i.test(headers['content-type'] ?? ''))
          return end(new SourceFailed('the source is not a picture'))
        const chunks: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > bytesMax) return end(new SourceFailed('the source is too large'))
          chunks.push(chunk)
        })
        response.on('error', fail)
        response.on('end', () => done({ body: Buffer.concat(chunks) }))
      }
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}

/** The bytes of a picture elsewhere. Every step of a redirect is looked at like the first address. Throws `ForeignHost` or `SourceFailed`. */
export async function fetchRemote(address: string, rules: RemoteRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.withinMs ?? 6_000)
  let url = URL.canParse(address) ? new URL(address) : undefined
  for (let step = 0; step <= redirectsMax; step++) {
    if (!url || !isAllowed(url, rules)) throw new ForeignHost('pictures are not fetched from there')
    const answer: Answer = await ask(url, rules, signal).catch((error: unknown) => {
      if (error instanceof ForeignHost || error instanceof SourceFailed) throw error
      throw new SourceFailed(signal.aborted ? 'the source took too long' : 'the source cannot be reached')
    })
    if ('body' in answer) return answer.body
    url = URL.canParse(answer.location, url.href) ? new URL(answer.location, url.href) : undefined
  }
  throw new SourceFailed('the source leads on and on')
}

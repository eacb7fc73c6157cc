export interface Consent {
  readonly email?: string
  readonly verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly decision?: 'approve' | 'decline'
}

/** Fills the sandbox's page as a person would, with what stands in it already; answers where the browser is sent. */
export async function consentAs(
  address: string,
  { verified = false, decision = 'approve', ...typed }: Consent
): Promise<string> {
  const page = await (await fetch(address)).text()
  const form = page.slice(page.lastIndexOf('<form'))
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const
  )
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
  const body = new URLSearchParams({
    ...Object.fromEntries(hidden),
    ...typed,
    ...(verified ? { verified: '1' } : {}),
    decision,
  })
  const answer = await fetch(new URL(action, address), { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

import { get, post } from '../../app/api/client.ts'

/** What happens in the vendor's form after which our server has something to ask it for. */
const steps: ReadonlySet<string> = new Set([
  'idCheck.onApplicantSubmitted',
  'idCheck.onApplicantResubmitted',
  'idCheck.onApplicantStatusChanged',
  'idCheck.onActionSubmitted',
  'idCheck.onActionCompleted',
  'idCheck.onApplicantActionSubmitted',
  'idCheck.onApplicantActionResubmitted',
  'idCheck.onApplicantActionStatusChanged',
])

export interface FormRequest {
  /** Of a look at means; empty for identity. */
  readonly externalActionId: string
  readonly element: HTMLElement
  readonly title: string
  readonly lang: string
  readonly theme: 'dark' | 'light'
  readonly opened: () => void
  readonly handedIn: () => void
  readonly failed: () => void
}

interface Made {
  launch(element: HTMLElement): void
  destroy(): void
}
interface Builder {
  withConf(conf: { lang: string; theme: string }): Builder
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): Builder
  on(event: 'idCheck.onInitialized', then: () => void): Builder
  on(event: 'idCheck.onError', then: () => void): Builder
  onMessage(then: (type: string) => void): Builder
  build(): Made
}
/** The vendor's published web client, and our calls. Tests give their own. */
export interface Around {
  readonly init: (token: string, renew: () => Promise<string>) => Builder
  readonly createApplicant: () => Promise<unknown>
  readonly getAccessToken: (externalActionId: string) => Promise<string>
}

async function around(): Promise<Around> {
  const { default: client } = await import('@sumsub/websdk')
  return {
    init: (token, renew) => client.init(token, renew),
    createApplicant: () => post('sumsub.createApplicant', {}),
    getAccessToken: async (externalActionId) => (await post('sumsub.getAccessToken', { externalActionId })).token,
  }
}

/**
 * KYC-02, KYC-03, KYC-04: has the vendor know the player, and opens its form with a token that it renews by itself. The frame has a name for those who
 * cannot see it.
 */
export async function openForm(request: FormRequest, given?: Around): Promise<() => void> {
  const { init, createApplicant, getAccessToken } = given ?? (await around())
  const { externalActionId, element, title, lang, theme } = request
  if (externalActionId === '') await createApplicant()
  const token = () => getAccessToken(externalActionId)
  const form = init(await token(), token)
    .withConf({ lang, theme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onInitialized', request.opened)
    .on('idCheck.onError', request.failed)
    .onMessage((type) => {
      if (steps.has(type)) request.handedIn()
    })
    .build()
  form.launch(element)
  element.querySelector('iframe')?.setAttribute('title', title)
  return () => form.destroy()
}

/** What our server knows of the player's verification. */
export const readVerification = () => get('account.getVerification', {})

import { isRecord } from '@ante/kit/record'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { keep, kept } from '../session/storage.ts'

// The library comes with the first press: most visits need none of it.
const library = () => import('@simplewebauthn/browser')

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** This browser has made or used a passkey here: it may be offered again before anybody asks. */
export const hasUsedPasskey = (): boolean => kept('passkey') !== ''
const noteUse = (): void => keep('passkey', '1')

/** The player has left the browser's own dialog, or it could not be shown: nothing was tried. */
export class PasskeyLeft extends Error {
  override readonly name = 'PasskeyLeft'
}
const isForRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isRecord(options) && typeof options['challenge'] === 'string'
const isForCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isForRequest(options) && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    const answer = await work()
    noteUse()
    return answer
  } catch (cause) {
    throw new PasskeyLeft('the passkey was not used', { cause })
  }
}

/** The browser's dialog that makes a passkey; throws PasskeyLeft. */
export const makePasskey = (options: unknown) =>
  asked(async () => {
    if (!isForCreation(options)) throw new TypeError('these are no options for a new passkey')
    return (await library()).startRegistration({ optionsJSON: options })
  })

/** The browser's dialog that asks for a passkey; throws PasskeyLeft. `quietly` offers it in the field of the login alone, and waits. */
export const getPasskey = (options: unknown, { quietly = false }: { quietly?: boolean } = {}) =>
  asked(async () => {
    if (!isForRequest(options)) throw new TypeError('these are no options for a passkey')
    return (await library()).startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: quietly,
      verifyBrowserAutofillInput: false,
    })
  })

/** Whether the field of a login can offer passkeys by itself. */
export const offersQuietly = async (): Promise<boolean> =>
  supportsPasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Ends what `getPasskey` waits for. */
export const leavePasskey = (): void =>
  void library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined
  )

import { get } from '../api/client.ts'
import { playSession } from './play-session.ts'
import { session } from './session.ts'

/**
 * Carries out a call that ends this session at the server: from its beginning on nothing is asked in the session's name, whatever moves. Throws what the call
 * throws; the session goes on then.
 */
export async function endingBy<T>(call: () => Promise<T>): Promise<T> {
  playSession.pause()
  session.beginEnding()
  try {
    const answer = await call()
    session.signedIn = false
    return answer
  } catch (error) {
    playSession.resume()
    throw error
  } finally {
    session.isEnding = false
  }
}

export const endSession = async (): Promise<void> => void (await endingBy(() => get('auth.logout', {})))

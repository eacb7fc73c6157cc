import { ApiError } from './client.ts'

/**
 * Makes a call that can succeed once. Its answer may be lost, and sent again it is refused with `code`: in both cases `isDone` looks whether what it was for
 * is done, and nothing is answered. Throws the call's error where it is not, and where that cannot be known.
 */
export async function callOnce<T>(
  call: () => Promise<T>,
  { code, isDone }: { code: string; isDone: () => Promise<boolean> }
): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    const mayBeDone = !(error instanceof ApiError) || error.code === code
    if (!mayBeDone || !(await isDone().catch(() => false))) throw error
    return undefined
  }
}

import { ApiError } from './client.ts'

/**
 * Makes a call that can succeed once. Its answer may be lost, and sent again it is refused with `code`: in both cases `isDone` looks whether what it was for
 * is done. Throws the call's error where it is not, and where that cannot be known.
 */
export async function callOnce(
  call: () => Promise<unknown>,
  { code, isDone }: { code: string; isDone: () => Promise<boolean> }
): Promise<void> {
  try {
    await call()
  } catch (error) {
    const mayBeDone = !(error instanceof ApiError) || error.code === code
    if (!mayBeDone || !(await isDone().catch(() => false))) throw error
  }
}

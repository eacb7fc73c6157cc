import { Button } from '@ante/web/ui/button'
import { useState } from 'react'
import { call, CallRefused, messageOf } from '../api.ts'
import { endSession } from '../session/session.ts'

const faults = {
  edited: 'A row was changed after it was written',
  missing: 'A row is missing',
  not_chained: 'A row doesn’t follow from the one before it',
  cut_off: 'The last rows are missing',
} as const

/** Has the host compute every hash of the log again, and says what it found. */
export function VerifyChain() {
  const [found, setFound] = useState<{ text: string; isGood: boolean }>()
  const [isBusy, setBusy] = useState(false)
  async function verify(): Promise<void> {
    setBusy(true)
    setFound(undefined)
    try {
      const { rows, broken } = await call('staff.verifyaudit', {})
      setFound(
        broken
          ? { isGood: false, text: `${faults[broken.why]} (row ${broken.id}).` }
          : { isGood: true, text: `No changes found in ${rows.toLocaleString('en')} rows.` }
      )
    } catch (error) {
      if (error instanceof CallRefused && error.status === 401) endSession()
      else setFound({ isGood: false, text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="plain" icon="shield" loading={isBusy} onClick={() => void verify()}>
        Check for changes
      </Button>
      <p role="status" className={found?.isGood ? 'text-baize' : 'text-danger'}>
        {found?.text}
      </p>
    </div>
  )
}

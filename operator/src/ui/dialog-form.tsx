import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import type { FormEvent, ReactNode } from 'react'

/** The form of a dialog: what is asked, why the last try failed, and the two ways out. */
export function DialogForm({
  action,
  isHard = false,
  isBusy,
  failure,
  onSend,
  onCancel,
  children,
}: {
  /** What the button says. */
  action: string
  /** What is done cannot be taken back, or hits hard. */
  isHard?: boolean
  isBusy: boolean
  failure: string
  onSend: (form: FormData) => Promise<void>
  onCancel: () => void
  children: ReactNode
}) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void onSend(new FormData(event.currentTarget))
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {children}
      <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look={isHard ? 'danger' : 'main'} loading={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** Why a member decides so: a line of the audit log. Its bounds are those of the calls. */
export function ReasonInput({
  label = 'Reason',
  name = 'reason',
  hint = 'Shown in the audit log.',
  ...rest
}: {
  label?: string
  name?: string
  hint?: string
  value?: string
  error?: string | undefined
  onChange?: (event: { target: { value: string } }) => void
}) {
  return (
    <Input label={label} name={name} hint={hint} autoComplete="off" minLength={3} maxLength={500} required {...rest} />
  )
}

import { withoutEmoji } from '@ante/kit/validators'
import { useRef, useState } from 'react'

export type Values = Readonly<Record<string, string>>
/** Field → sentence, for the fields that are wrong. */
export type Sentences = Readonly<Record<string, string>>

/** VAL-89, VAL-90: checked as it is typed, or when it is sent. */
export type Timing = 'eager' | 'submit'

/** What stands at a field. `told` was said by a submit or by the server; an eager form also says what is wrong now of a field that was touched. */
export function errorAt(
  name: string,
  timing: Timing,
  { told, touched, wrong }: { told: Sentences; touched: ReadonlySet<string>; wrong: Sentences }
) {
  return told[name] ?? (timing === 'eager' && touched.has(name) ? wrong[name] : undefined)
}

/** Whether a value is only the beginning of what is being typed: an eager field says nothing of it until it is left. */
export type MayGrow = (name: string, value: string) => boolean
const never: MayGrow = () => false

/**
 * The state of a form. An eager field shows what is wrong with it from the first input on; else the fields are checked when the form is sent,
 * and what was said of a field goes when it changes. `check` names all wrong fields of the values. Text loses its emoji (VAL-88), secrets keep theirs.
 */
export function useFields(
  initial: Values | (() => Values),
  check: (values: Values) => Sentences,
  timing: Timing = 'submit',
  mayGrow: MayGrow = never
) {
  const [values, setValues] = useState(initial)
  /** The fields that something was typed into: whether what is wrong with it is said yet. */
  const [typed, setTyped] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [told, setTold] = useState<Sentences>({})
  const form = useRef<HTMLFormElement>(null)
  const wrong = check(values)
  const touched = new Set([...typed].flatMap(([name, isSaid]) => (isSaid ? [name] : [])))
  const errorOf = (name: string) => errorAt(name, timing, { told, touched, wrong })
  const change = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setTold(({ [name]: _, ...others }) => others)
    // Begun anew, a value waits again until it is left.
    setTyped((before) => new Map(before).set(name, !mayGrow(name, value)))
  }
  const control = (name: string, read: (value: string) => string) => ({
    name,
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(name, read(event.target.value)),
    // Whoever passes by with the key of tabs has left nothing out.
    onBlur: () => setTyped((before) => (before.has(name) ? new Map(before).set(name, true) : before)),
  })

  return {
    form,
    values,
    valid: Object.keys(wrong).length === 0,
    set(name: string, value: string) {
      setValues((before) => ({ ...before, [name]: value }))
      setTold(({ [name]: _, ...others }) => others)
    },
    /** Props of a text control. */
    field: (name: string) => control(name, withoutEmoji),
    /** Props of a password's control. */
    secret: (name: string) => control(name, (value) => value),
    /** Props of a tick box: its value is '1' or ''. */
    tick: (name: string) => ({
      name,
      checked: values[name] === '1',
      error: errorOf(name),
      onChange: (event: { target: { checked: boolean } }) => change(name, event.target.checked ? '1' : ''),
    }),
    /** Before sending: answers whether it may be sent, else leads to the first wrong field. */
    submit(): boolean {
      setTold(wrong)
      const ok = Object.keys(wrong).length === 0
      if (!ok) leadTo(form.current, Object.keys(wrong))
      return ok
    },
    /** Back to the beginning, or to other values. */
    reset(to: Values | (() => Values) = initial) {
      setValues(to)
      setTyped(new Map())
      setTold({})
    },
    /** What the server refused. */
    refuse(sentences: Sentences) {
      setTold(sentences)
      leadTo(form.current, Object.keys(sentences))
    },
  }
}

/** Scrolls to the first wrong control in the order of the form and gives it the focus. */
function leadTo(form: HTMLFormElement | null, names: readonly string[]): void {
  const control = [...(form?.elements ?? [])].find((element) => names.includes(element.getAttribute('name') ?? ''))
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

import { useEffect, useState } from 'react'
import { usePlaySession } from './play-session.ts'

/** `1:05:09` */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** How long the session has lasted, by the server's clock. */
export function SessionClock({ className = '' }: { className?: string }) {
  const session = usePlaySession()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!session) return
    const { facts, offset } = session
    const look = () => setText(clockText((Date.now() + offset - Date.parse(facts.started_at)) / 1000))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [session])
  return (
    <span
      role="timer"
      aria-live="off"
      className={`figures ltr-run ${text === undefined ? 'invisible' : ''} ${className}`}
    >
      {text ?? '0:00:00'}
    </span>
  )
}

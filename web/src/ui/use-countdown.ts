import { useEffect, useState } from 'react'

/** 2FA-07: whole seconds down to nothing, from the last time that was told. */
export function useCountdown(first: number): [number, (seconds: number) => void] {
  const [from, setFrom] = useState({ seconds: first })
  const [left, setLeft] = useState(first)
  useEffect(() => {
    const begun = performance.now()
    setLeft(from.seconds)
    if (from.seconds <= 0) return
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil(from.seconds - (performance.now() - begun) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [from])
  return [left, (seconds) => setFrom({ seconds })]
}

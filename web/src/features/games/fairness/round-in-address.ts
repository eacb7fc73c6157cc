import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The round that stands behind `#round=`, as its text: a game puts one there that the server does not keep. Empty where there is none. */
export function roundInHash(hash: string): string {
  const text = hash.startsWith('#round=') ? hash.slice('#round='.length) : ''
  try {
    return text === '' ? '' : JSON.stringify(JSON.parse(decodeURIComponent(text)), null, 1)
  } catch {
    return ''
  }
}

/** What stands behind `#` reaches the browser alone, so it comes after the first rendering. */
export function useRoundInAddress(): string {
  const { hash } = useLocation()
  const [text, setText] = useState('')
  useEffect(() => setText(roundInHash(hash)), [hash])
  return text
}

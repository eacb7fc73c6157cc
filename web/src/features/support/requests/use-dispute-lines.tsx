import type { ReactNode } from 'react'
import { DisputeAction } from './dispute-action.tsx'
import { type Subject, useOwnDisputes } from './own-disputes.ts'

/** What the lines of a history have at their end: the way to a dispute of each. */
export function useDisputeLines(about: Subject): (id: string) => ReactNode {
  const disputes = useOwnDisputes()
  return (id) => <DisputeAction about={about} id={id} disputes={disputes} />
}

import type { Output } from '../../app/api/endpoints.ts'
import { Earning } from './earning.tsx'
import { LevelList } from './level-list.tsx'

/** What a programme says of itself: its levels, and how points are earned. Nothing of it where an operator wrote only words. */
export function ProgramParts({ program, reached }: { program: Output<'loyalty.getProgram'>; reached: number }) {
  return (
    <>
      {program.levels.length > 0 && <LevelList levels={program.levels} reached={reached} />}
      {program.rates.length > 0 && <Earning program={program} />}
    </>
  )
}

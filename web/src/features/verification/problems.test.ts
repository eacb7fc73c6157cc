import { expect, it } from 'vitest'
import { problemsOf } from './problems.ts'

it('KYC-06 the reasons of a review are told as what the player can do something about, each once', () => {
  expect(problemsOf(['LOW_QUALITY', 'SCREENSHOTS', 'BAD_SELFIE'])).toEqual(['photo', 'selfie'])
  expect(problemsOf(['EXPIRATION_DATE', 'PROBLEMATIC_APPLICANT_DATA'])).toEqual(['document', 'details'])
  expect(problemsOf(['SOMETHING_NEW'])).toEqual(['other'])
  expect(problemsOf([])).toEqual([])
})

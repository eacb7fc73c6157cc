/** What a player can do something about. */
export const problems = ['photo', 'document', 'selfie', 'details', 'other'] as const
export type Problem = (typeof problems)[number]

const labels: Readonly<Record<string, Problem>> = {
  UNSATISFACTORY_PHOTOS: 'photo',
  LOW_QUALITY: 'photo',
  BLACK_AND_WHITE: 'photo',
  SCREENSHOTS: 'photo',
  GRAPHIC_EDITOR: 'photo',
  INCOMPLETE_DOCUMENT: 'photo',
  DOCUMENT_PAGE_MISSING: 'photo',
  FRONT_SIDE_MISSING: 'photo',
  BACK_SIDE_MISSING: 'photo',
  DOCUMENT_DAMAGED: 'document',
  DOCUMENT_TEMPLATE: 'document',
  EXPIRATION_DATE: 'document',
  ID_INVALID: 'document',
  NOT_DOCUMENT: 'document',
  UNSUITABLE_DOCUMENT: 'document',
  UNSUPPORTED_LANGUAGE: 'document',
  BAD_PROOF_OF_IDENTITY: 'document',
  BAD_FACE_MATCHING: 'selfie',
  BAD_SELFIE: 'selfie',
  BAD_VIDEO_SELFIE: 'selfie',
  SELFIE_MISMATCH: 'selfie',
  PROBLEMATIC_APPLICANT_DATA: 'details',
  WRONG_ADDRESS: 'details',
  APPLICANT_INTERRUPTED_INTERVIEW: 'other',
}

/** What was wrong, in words of ours: each thing once, and a label that is new to us as something else. */
export const problemsOf = (given: readonly string[]): Problem[] => {
  const found = new Set(given.map((label) => labels[label] ?? 'other'))
  return problems.filter((problem) => found.has(problem))
}

/** What the operator asks to be accepted: `version` is empty where nobody has to accept anew. */
export interface Terms {
  readonly isActive: boolean
  readonly version: string
}

/** ACC-3: the version that a player who accepted another one has to accept before they play; undefined where there is none. */
export const termsDue = ({ isActive, version }: Terms, accepted: string): string | undefined =>
  isActive && version !== '' && version !== accepted ? version : undefined

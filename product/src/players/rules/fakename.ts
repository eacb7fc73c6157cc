import * as validators from '@ante/kit/validators'

/** It stands in narrow columns of tables. */
export const fakenameMax = 20

/** VAL-74 to VAL-76, and no longer than it can be shown. The name that the platform gives somebody else by their number is nobody's to take. */
export function checkFakename(value: string, uid: bigint | number): validators.Verdict {
  if (value.length > fakenameMax) return { key: 'maxLength', values: { max: fakenameMax } }
  if (/^player\d+$/i.test(value) && value.toLowerCase() !== `player${uid}`) return { key: 'fakename' }
  return validators.fakename(value)
}

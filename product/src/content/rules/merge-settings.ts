import { isRecord } from '@ante/kit/record'

/** Deep merge of stored settings, later ones over earlier ones. Lists are replaced, not joined. */
export const mergeSettings = (values: readonly unknown[]): unknown =>
  values.reduce((merged, value) => {
    if (!isRecord(merged) || !isRecord(value)) return value
    const keys = new Set([...Object.keys(merged), ...Object.keys(value)])
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        key in value ? (key in merged ? mergeSettings([merged[key], value[key]]) : value[key]) : merged[key],
      ])
    )
  }, {} as unknown)

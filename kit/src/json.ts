import { z } from 'zod'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Any JSON, as a value that nobody changes. */
export const json: z.ZodType<Json, Json> = z.json()

/** Throws a SyntaxError for a text that is no JSON. */
export const parseJson = (text: string): Json => JSON.parse(text)

/** What a text says as JSON; undefined where it is none, which no JSON means. */
export function jsonIn(text: string): Json | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

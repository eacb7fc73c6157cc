/** What a question to the content service cannot be answered with: names, statuses and sentences of Strapi 5, which its clients read. */
export interface Fault {
  readonly status: 400 | 401 | 403 | 404 | 405 | 429 | 500
  readonly name: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

export class ContentFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

const made = (status: Fault['status'], name: string, message: string, details: Fault['details'] = {}): ContentFault =>
  new ContentFault({ status, name, message, details })

export const invalid = (message: string, details?: Fault['details']): ContentFault =>
  made(400, 'ValidationError', message, details)
/** A key that the content type does not have; `param` is the part of the query in which it stands. */
export const invalidKey = (key: string, path: string, param: string): ContentFault =>
  invalid(`Invalid key ${key}`, { key, path, source: 'query', param })
export const notApplicable = (message: string, details?: Fault['details']): ContentFault =>
  made(400, 'ApplicationError', message, details)
export const unauthorized = (): ContentFault => made(401, 'UnauthorizedError', 'Missing or invalid credentials')
export const forbidden = (): ContentFault => made(403, 'ForbiddenError', 'Forbidden')
export const notFound = (): ContentFault => made(404, 'NotFoundError', 'Not Found')
export const wrongMethod = (): ContentFault => made(405, 'MethodNotAllowedError', 'Method Not Allowed')
export const tooMany = (retryAfterSeconds: number): ContentFault =>
  made(429, 'RateLimitError', 'Too many requests, please try again later.', { retryAfter: retryAfterSeconds })

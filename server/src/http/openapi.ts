import type { FastifyInstance } from 'fastify'
import { isRecord, keysOf } from '@ante/kit/record'
import { type ErrorType, errorTypes, partsOf } from '@ante/kit/refusal'
import { z } from 'zod'
import type { Call, Registry } from '../registry.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

/** OpenAPI 3.1 of every call, made from the contracts: there is no second description that could differ. */
export function describeApi(registry: Registry): Json {
  const calls = [...registry.calls.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ante',
      version: '1',
      description:
        'Calls under /api/{group}/{action}. Answers are {data} or {error}; POST bodies are multipart form data or JSON.',
    },
    paths: Object.fromEntries(
      calls.map((call) => [
        `/api/${call.key.replace('.', '/')}`,
        { [call.endpoint.method.toLowerCase()]: describeCall(call) },
      ])
    ),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ante_session' } },
      schemas: { Error: describeError(keysOf(errorTypes)) },
    },
  }
}

function describeCall({ key, endpoint }: Call): Json {
  const input = schemaOf(endpoint.input, 'input')
  const statuses = new Map<number, ErrorType[]>()
  const types: ErrorType[] = [
    ...endpoint.errors.map((code) => partsOf(code).type),
    'InvalidRequest',
    'InvalidParameter',
    'TooManyRequests',
    ...(endpoint.access === 'public' ? [] : ['Authorization' as const]),
  ]
  for (const type of types) {
    const known = statuses.get(errorTypes[type]) ?? []
    if (!known.includes(type)) statuses.set(errorTypes[type], [...known, type])
  }
  const common = [
    { name: 'locale', in: 'query', schema: { type: 'string' } },
    { name: 'version', in: 'query', schema: { type: 'string' } },
    ...(endpoint.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
          {
            name: 'Ante-Player',
            in: 'header',
            description: 'The uid for which the call is meant: any other session is refused.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ]
  return {
    operationId: key,
    tags: [key.split('.', 1)[0]],
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: endpoint.method === 'GET' ? [...common, ...queryParameters(input)] : common,
    ...(endpoint.method === 'POST'
      ? {
          requestBody: { content: { 'multipart/form-data': { schema: input }, 'application/json': { schema: input } } },
        }
      : {}),
    responses: {
      '200': {
        description: 'done',
        content: {
          'application/json': {
            schema: { type: 'object', required: ['data'], properties: { data: schemaOf(endpoint.output, 'output') } },
          },
        },
      },
      ...Object.fromEntries(
        [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, types]) => [
            String(status),
            {
              description: types.map((type) => `${type}Exception`).join(', '),
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ])
      ),
    },
  }
}

function queryParameters(input: Json): Json[] {
  const properties = isRecord(input.properties) ? input.properties : {}
  const required: readonly unknown[] = Array.isArray(input.required) ? input.required : []
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const describeError = (types: readonly ErrorType[]): Json => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['type', 'code', 'message', 'error_data', 'invalid_parameters'],
      properties: {
        type: { enum: types.map((type) => `${type}Exception`) },
        code: { type: 'string' },
        message: { type: 'string' },
        error_data: { type: 'object' },
        invalid_parameters: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
})

export function mountOpenApi(app: FastifyInstance, registry: Registry): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send((text ??= JSON.stringify(describeApi(registry))))
  )
}

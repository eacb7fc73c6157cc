import { secretText } from '@ante/kit/connector'
import { z } from 'zod'
import { mailConnector } from '../port.ts'
import { smtp } from './adapter.ts'

/** Any mail server that takes messages by SMTP. It tells bounces by email, which it hands on to `/callbacks/smtp`. */
export const connector = mailConnector({
  name: 'smtp',
  config: z.object({
    host: z.string().min(1).meta({ description: 'mail server; where it is set, mail goes by SMTP' }),
    port: z.coerce.number().int().min(1).max(65_535).default(587).meta({ description: 'its port' }),
    tls: z
      .enum(['implicit', 'starttls', 'none'])
      .default('starttls')
      .meta({ description: '`implicit` (port 465), `starttls`, or `none` for a server on this machine' }),
    user: z.string().optional().meta({ description: 'our name at the mail server' }),
    password: secretText('our password at the mail server').optional(),
    from: z.string().default('Ante <no-reply@ante.example>').meta({ description: 'sender of our emails' }),
    bounces: z.email().optional().meta({
      description:
        'where mail comes back, with addresses like `bounces+…@` below it; the mail server posts what comes there, as it is, to `/callbacks/smtp`. Without it bounces stay unknown',
    }),
    bounceSecret: secretText('proves that what comes back is about an email of ours', 'bounce_').optional(),
  }),
  make: ({ bounces, bounceSecret, ...config }) =>
    smtp({ ...config, ...(bounces && bounceSecret ? { bounces: { address: bounces, secret: bounceSecret } } : {}) }),
  twin: 'smtp',
})

import { z } from 'zod'

/** What every refusal looks like on the wire. */
export const ErrorBody = z.object({
  errorType: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.object({ code: z.string(), message: z.string() }))).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
})
export type ErrorBody = z.output<typeof ErrorBody>

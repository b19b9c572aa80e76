import { z } from 'zod'

/** Of Stripe, as far as they are read. Source: docs.stripe.com/api. */
export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int().default(0),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
})

export const Session = z.object({
  id: z.string(),
  url: z
    .url()
    .nullish()
    .transform((url) => url ?? null),
  status: z.string().nullish(),
  payment_intent: Intent.nullish(),
})

export const Refund = z.object({ id: z.string(), status: z.string(), failure_reason: z.string().nullish() })

export const Problem = z.object({
  error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish(), type: z.string().nullish() }),
})

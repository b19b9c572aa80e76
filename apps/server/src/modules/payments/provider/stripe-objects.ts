import { z } from 'zod'

/** Of Stripe, as far as they are read. Source: docs.stripe.com/api. */
export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int().default(0),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
})

/** A payment with a card that is presented at a reader. */
export const PresentIntent = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z
    .object({
      payment_method_details: z
        .object({
          card_present: z
            .object({
              brand: z.string().max(40).nullish(),
              last4: z
                .string()
                .regex(/^\d{4}$/)
                .nullish(),
              receipt: z.object({ authorization_code: z.string().max(20).nullish() }).nullish(),
            })
            .nullish(),
        })
        .nullish(),
    })
    // Not expanded in answers of other calls: then it is its number.
    .or(z.string().transform(() => null))
    .nullish(),
})

export const Reader = z.object({ id: z.string() })

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

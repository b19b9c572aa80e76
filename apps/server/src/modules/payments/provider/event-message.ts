import { z } from 'zod'
import type { ProviderEvent } from './card-provider.ts'

/** Messages of Stripe, as far as they are read; the simulator sends the same. Source: Stripe API, Events. */
const Message = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.object({
    object: z.object({
      id: z.string().max(255).nullish(),
      object: z.string().max(100).optional(),
      payment_intent: z.string().max(255).nullish(),
      client_reference_id: z.string().max(255).nullish(),
      metadata: z.object({ uid: z.string().max(255).optional() }).nullish(),
    }),
  }),
})

const Uid = z.uuid()

/** Null: no message of a provider. */
export function readMessage(raw: Buffer): ProviderEvent | null {
  const parsed = Message.safeParse(jsonOf(raw))
  if (!parsed.success) return null
  const { id: eventRef, type: kind, data } = parsed.data
  const { id, object, payment_intent: charge, client_reference_id: client, metadata } = data.object
  const uid = Uid.safeParse(metadata?.uid ?? client)
  return {
    eventRef,
    kind,
    sessionRef: object === 'checkout.session' ? (id ?? null) : null,
    chargeRef: object === 'payment_intent' ? (id ?? null) : (charge ?? null),
    uid: uid.success ? uid.data : null,
  }
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

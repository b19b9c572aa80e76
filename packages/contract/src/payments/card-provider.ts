import { z } from 'zod'
import { choiceField, switchField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { cardProviders, onlinePayment } from './online-payment.ts'

const captureModes = ['at_once', 'by_hand'] as const

/** What is known of the account of the company at its provider; keys are never answered. */
export const getCardProvider = route({
  id: 'payments.cardProvider.get',
  method: 'GET',
  path: '/payments/providers',
  page: onlinePayment.page,
  event: 'configure',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    /** Null: not configured. */
    provider: z.enum(cardProviders).nullable(),
    captureMode: z.enum(captureModes),
    /** Last characters of the key. */
    keyHint: z.string().nullable(),
    isTest: z.boolean(),
    /** Where the provider sends its messages. */
    webhookPath: z.string(),
  }),
})

/** The account at the provider; blank keys stay as they are. */
export const provided = {
  secretKey: textField({ max: 255 }).nullable().default(null),
  signingSecret: textField({ max: 255 }).nullable().default(null),
  captureMode: choiceField(captureModes).default('at_once'),
  isActive: switchField().default(true),
}

/** Saves the keys of Stripe, or switches card payments off. */
export const saveCardProvider = route({
  id: 'payments.cardProvider.save',
  method: 'POST',
  path: '/payments/providers/stripe',
  page: onlinePayment.page,
  event: 'configure',
  writes: true,
  // A stored answer would keep the keys with its request.
  idempotent: 'no',
  stale: [getCardProvider],
  errors: ['payments.provider_keys'],
  input: z.strictObject(provided),
  output: z.object({ isActive: z.boolean() }),
})

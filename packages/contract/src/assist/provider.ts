import { z } from 'zod'
import { integerField, switchField, textField, urlField } from '../fields.ts'
import { route } from '../route.ts'
import { assistantPage } from './assistant.ts'

export const leastTokens = 1000
export const mostTokens = 1_000_000_000
export const usualTokens = 1_000_000

/** What is known of the provider; its key is never answered. */
export const getProvider = route({
  id: 'assist.provider.get',
  method: 'GET',
  path: '/ai/provider',
  page: assistantPage,
  event: 'configure',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    /** Null: not configured. */
    baseUrl: z.string().nullable(),
    model: z.string().nullable(),
    /** Last characters of the key; null: none is saved. */
    keyHint: z.string().nullable(),
    monthlyTokens: z.int(),
    /** Of the current month of the company. */
    usedTokens: z.int().nonnegative(),
    isActive: z.boolean(),
  }),
})

/** The service; a blank key stays as it is. */
export const providerFields = {
  baseUrl: urlField().max(255),
  model: textField({ max: 120 }),
  key: textField({ max: 255 }).nullable().default(null),
  monthlyTokens: integerField({ min: leastTokens, max: mostTokens }).default(usualTokens),
  isActive: switchField().default(true),
}

/** Saves the provider, or switches it off. */
export const saveProvider = route({
  id: 'assist.provider.save',
  method: 'POST',
  path: '/ai/provider',
  page: assistantPage,
  event: 'configure',
  writes: true,
  // A stored answer would keep the key with its request.
  idempotent: 'no',
  stale: [getProvider],
  errors: ['assist.address_not_allowed'],
  input: z.strictObject(providerFields),
  output: z.object({ isActive: z.boolean() }),
})

import { z } from 'zod'

/** E.164: a plus, the country's code and the number, without anything between. */
export function phoneField() {
  return z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/)
    .meta({ widget: 'text' })
}

export function emailField() {
  return z.email().max(254).meta({ widget: 'text' })
}

/** What somebody signs in with. */
export function loginField() {
  return z
    .string()
    .trim()
    .min(2)
    .max(60)
    .regex(/^[\p{L}\p{N}._@+-]+$/u)
}

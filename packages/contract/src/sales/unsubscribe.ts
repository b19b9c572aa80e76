import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'

/** Page of the unsubscribe link of campaigns. */
export const unsubscribePath = '/p/unsubscribe'
/** Of the words of the page; raised when these change. */
export const unsubscribeTextVersion = 'unsubscribe-1'

const token = z.string().min(20).max(120)
const open = { method: 'POST', access: 'public', idempotent: 'no', errors: ['sales.link_unknown'] } as const

/** Whose link it is. */
export const openUnsubscribe = route({
  ...open,
  id: 'sales.publicUnsubscribe.open',
  path: '/sales/public/unsubscribe/open',
  writes: false,
  input: z.strictObject({ token }),
  /** `address` has all but its beginning and domain left out. */
  output: z.object({ company: z.string(), address: z.string(), isUnsubscribed: z.boolean() }),
})
export type UnsubscribeLink = OutputOfRoute<typeof openUnsubscribe>

const output = z.object({ isUnsubscribed: z.literal(true) })

/** Withdraws the consent to marketing by email. */
export const unsubscribe = route({
  ...open,
  id: 'sales.publicUnsubscribe.confirm',
  path: '/sales/public/unsubscribe',
  writes: true,
  input: z.strictObject({ token }),
  output,
})

/** The same for mail programs, which post a form to the address in the header of the mail. Source: RFC 8058. */
export const unsubscribeOneClick = route({
  ...open,
  id: 'sales.publicUnsubscribe.oneClick',
  path: '/sales/public/unsubscribe/{token}',
  writes: true,
  takesForm: true,
  input: z.strictObject({ token }),
  output,
})

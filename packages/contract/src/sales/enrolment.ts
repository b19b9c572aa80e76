import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import { switchField, textField } from '../fields.ts'
import { customer } from '../crm/customer.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'

/** What a customer says of themselves at the register. */
export const enrolmentFields = {
  name: textField({ max: 120 }),
  email: emailField().nullable().default(null),
  phone: phoneField().nullable().default(null),
  /** To emails that are not part of an order. */
  hasConsent: switchField().default(false),
}

/**
 * Adds a customer at the register. Who is known by the email, or without one by the phone, is answered instead and keeps what is known
 * of them; consent is granted only where it is unknown.
 */
export const enrolCustomer = route({
  id: 'sales.register.enrol',
  method: 'POST',
  path: '/pos/customers',
  page: registerPage,
  event: 'enrol',
  writes: true,
  stale: [customer.routes.list, customer.routes.selected],
  errors: ['duplicate'],
  input: z.strictObject(enrolmentFields),
  output: z.object({ customerId: idOf('crm.customer'), name: z.string(), isKnown: z.boolean() }),
})

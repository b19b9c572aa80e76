import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { enrolCustomer } from '@countinghouse/contract/sales/enrolment'
import { text } from '@countinghouse/contract/sales/enrolment.text'
import { format } from '@countinghouse/contract/text'

import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findOrCreateCustomer } from '../../crm/index.ts'

/** Throws: see the route. Locks: the email or phone of the customer. */
export async function enrol(
  ctx: Ctx,
  tx: Tx,
  { name, email, phone, hasConsent }: InputOfRoute<typeof enrolCustomer>,
): Promise<OutputOfRoute<typeof enrolCustomer>> {
  const refuse = (words: keyof typeof text) =>
    fail('invalid_input', { fields: { email: [{ code: 'rule', message: format(text[words], ctx.locale) }] } })
  if (email === null && phone === null) refuse('contactMissing')
  if (email === null && hasConsent) refuse('consentAddress')
  const found = await findOrCreateCustomer(
    ctx,
    tx,
    { name, email, phone, hasConsent },
    { prefix: 'POS', values: {}, path: '' },
  )
  // Who is known keeps the name; that the register asked for them is on record.
  if (found.isKnown)
    ctx.audit({
      entity: customer.entity,
      entityId: found.id,
      label: found.name,
      before: { name: found.name },
      after: { name: found.name },
    })
  return { customerId: found.id, name: found.name, isKnown: found.isKnown }
}

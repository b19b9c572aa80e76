import { invoice } from '@countinghouse/contract/accounts/invoice'
import { createCredit, getCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { isUnavailable } from '../../platform/database/pg-errors.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { transitionRoutes } = invoice
const count = 300

type Draft = { readonly id: number; readonly version: number }
class RolledBack extends Error {}

test('300 concurrent postings, a third of them rolled back, leave the numbers 1 to 200 without a gap', async () => {
  const { owner, companyId, line, codeOf, sale } = await seedInvoices(server)
  const drafts: Draft[] = []
  for (let made = 0; made < count; made += 1)
    drafts.push(await sale({ issuedOn: '2026-01-10', lines: [line('1', { taxCodeId: codeOf('ZERO') })] }))
  const { db } = server.app
  const post = async ({ id, version }: Draft) => (await owner.send(transitionRoutes.post, { id, version })).status
  /** Ends after its number was drawn, as a posting does whose connection is lost. */
  const rollBack = (id: number) =>
    db
      .inTransaction({ companyId }, async (tx) => {
        await sql`update accounts.invoice set status = 'posted', posted_at = now(),
          number = erp.draw_number(${companyId}, 'accounts.invoice', null, issued_on, 'INV', 5, 'year')
          where company_id = ${companyId} and id = ${id}`.execute(tx)
        throw new RolledBack()
      })
      .catch((error: unknown) => (error instanceof RolledBack || isUnavailable(error) ? 0 : Promise.reject(error)))
  const answers = await Promise.all(drafts.map((draft, index) => (index % 3 === 2 ? rollBack(draft.id) : post(draft))))
  expect(answers.filter((status) => status === 200)).toHaveLength(200)
  expect(answers.filter((status) => status === 0)).toHaveLength(100)
  const { rows } = await sql<{ number: string }>`
    select number from accounts.invoice where company_id = ${companyId} and number is not null order by number`.execute(
    db.reader({ companyId }),
  )
  const numbers = Array.from({ length: 200 }, (_, index) => `INV-2026-${String(index + 1).padStart(5, '0')}`)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('credit notes posted at once never credit more than was invoiced', async () => {
  const { owner, line, codeOf, sale, post } = await seedInvoices(server)
  const posted = await post(await sale({ lines: [line('10', { quantity: 3, taxCodeId: codeOf('STD') })] }))
  const drafts: Draft[] = []
  for (let made = 0; made < 6; made += 1) {
    const { id } = await owner.call(createCredit, { id: posted.id })
    const [first] = (await owner.call(invoice.routes.get, { id })).lines
    const {
      appliedTaxCodeId: _,
      netMinor: _n,
      taxMinor: _t,
      grossMinor: _g,
      originalLineNo: _o,
      ...own
    } = first ?? expect.fail()
    drafts.push(await owner.call(invoice.routes.update, { id, version: 1, lines: [{ ...own, quantity: 1 }] }))
  }
  const answers = await Promise.all(drafts.map(({ id, version }) => owner.send(transitionRoutes.post, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  expect(await owner.call(getCredits, { id: posted.id })).toMatchObject({ lines: [{ credited: 3, left: 0 }] })
})

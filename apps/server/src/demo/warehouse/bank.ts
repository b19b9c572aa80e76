import { bankRule } from '@countinghouse/contract/payments/bank-rule'
import { importStatements } from '@countinghouse/contract/payments/bank-lines'
import { dunningLevel } from '@countinghouse/contract/payments/dunning-level'
import { proposeReminders } from '@countinghouse/contract/payments/reminder'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** A statement to be matched: a payment that is booked, charges of a rule, and a card payment; and reminders of what is overdue. */
export async function addBank({ owner }: Staff, bankAccountId: number, chargesId: number): Promise<void> {
  await owner(bankRule.routes.create, {
    code: 'ACCOUNT-FEE',
    name: 'Account fees',
    contains: 'account fee',
    direction: 'paid',
    accountId: chargesId,
  })
  const rows = [
    ['Date', 'Name', 'Description', 'Amount'],
    [daysAgo(3), 'Harbour Inn', 'Transfer', '1500.00'],
    [daysAgo(2), '', 'Monthly account fee', '-12.50'],
    [daysAgo(1), 'Millbrook School', 'Part payment', '400.00'],
    [daysAgo(1), 'Parkside Stationers', 'Card 4321', '-38.20'],
  ]
  const file = rows.map((row) => row.join(',')).join('\n')
  await owner(importStatements, { id: bankAccountId, fileName: 'statement.csv' }, file)
  await owner(dunningLevel.routes.create, {
    code: 'REMINDER',
    name: 'Reminder',
    daysOverdue: 1,
    message: 'Some of our invoices may have escaped your attention. Please pay them within a week.',
  })
  await owner(dunningLevel.routes.create, {
    code: 'FINAL',
    name: 'Final notice',
    daysOverdue: 30,
    message: 'Despite our reminder these invoices are unpaid. Please pay them at once.',
  })
  await owner(proposeReminders, {})
}

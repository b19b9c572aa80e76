import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, referenceField, shownField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text } from './reminder.text.ts'

export const chargeStatuses = ['none', 'open', 'charged', 'waived'] as const
const currency = 'currencyCode'
const given = () => dateField().nullable().default(null)

/** Reminds a customer of overdue invoices in a currency. Source: docs/guides/payments.md, Payment reminders. */
export const reminder = document({
  module: 'payments',
  thing: 'reminder',
  path: '/finance/reminders/',
  api: '/payments/reminders',
  text,
  menuTitle: menu.receivables,
  icon: 'calendar',
  sortOrder: 127,
  numbers: series({
    key: 'payments.reminder',
    title: text.title,
    prefix: 'REM',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'remindedOn',
  storeFields: [],
  given: ['customerId', 'currencyCode'],
  statuses: ['draft', 'sent'],
  fields: {
    customerId: recordField('crm.customer'),
    currencyCode: referenceField('currency'),
    levelId: recordField('payments.dunning_level'),
    remindedOn: dateField(),
    message: multilineField({ max: 2000 }),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        invoiceId: recordField('accounts.invoice'),
        issuedOn: given(),
        dueOn: given(),
        openMinor: amountField({ currency }).nullable().default(null),
        /** Of the days that no reminder charged or waived before. */
        interestMinor: amountField({ currency }).nullable().default(null),
      },
      { least: 1, most: 500, calculated: ['issuedOn', 'dueOn', 'openMinor', 'interestMinor'] },
    ),
  },
  shown: {
    totalMinor: amountField({ currency }),
    feeMinor: amountField({ currency }),
    interestMinor: amountField({ currency }),
    /** Whether fee and interest are charged; `none`: there are none. */
    chargeStatus: choiceField(chargeStatuses),
    chargeInvoiceId: recordField('accounts.invoice').nullable(),
    waiveReason: shownField().nullable(),
    sentAt: instantField().nullable(),
  },
  columns: ['customerId', 'levelId', 'remindedOn', 'totalMinor', 'chargeStatus'],
  filters: ['customerId', 'levelId', 'chargeStatus'],
  unfiltered: ['sentAt', 'waiveReason'],
  errors: ['payments.not_overdue', 'payments.rule_broken'],
  events: [{ code: 'charge_fee', dependsOn: 'view' }],
  papers: [
    {
      name: 'reminder',
      title: text.one,
      facts: ['customerId', 'remindedOn', 'message', 'totalMinor', 'feeMinor', 'interestMinor'],
      columns: ['invoiceId', 'issuedOn', 'dueOn', 'openMinor', 'interestMinor'],
    },
  ],
  transitions: {
    send: { from: ['draft'], to: ['sent'], event: 'send', isNext: true, errors: ['payments.not_overdue'] },
    /** Posts fee and interest as an invoice without tax. */
    charge: {
      from: ['sent'],
      to: ['sent'],
      event: 'charge_fee',
      shownIf: { chargeStatus: 'open' },
      errors: ['payments.charge_decided', 'accounts.period_closed', 'accounts.rule_missing', 'accounts.rate_missing'],
    },
    waive: {
      from: ['sent'],
      to: ['sent'],
      event: 'charge_fee',
      shownIf: { chargeStatus: 'open' },
      fields: { waiveReason: multilineField({ max: 500 }) },
      errors: ['payments.charge_decided'],
    },
  },
})

export const reminded = {
  /** Blank: today. */
  remindedOn: dateField().nullable().default(null),
  /** Blank: all customers. */
  customerId: recordField('crm.customer').nullable().default(null),
}

/** Customers that are proposed for at once. */
export const mostReminders = 200

/** Creates a draft for each customer and currency with overdue invoices whose next level is due; those with a draft are left out. */
export const proposeReminders = route({
  id: 'payments.reminder.propose',
  method: 'POST',
  path: '/payments/reminders/propose',
  page: reminder.page,
  event: 'create',
  writes: true,
  stale: [reminder.routes.list],
  errors: ['not_found', 'payments.no_dunning_level', 'payments.nothing_overdue'],
  input: z.strictObject(reminded),
  output: z.object({ items: z.array(z.object({ id: idOf(reminder.entity), customer: z.string() })) }),
})

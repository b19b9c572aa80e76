import { z } from 'zod'
import { choiceField, multilineField, referenceField, switchField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { supplier } from './supplier.ts'

const id = idOf('procure.supplier_bank_account')
const supplierId = idOf('procure.supplier')

/** Pending confirmation, active (payable after the payment hold period), or retired. */
export const bankAccountStates = ['pending', 'active', 'retired'] as const

/** Only `revealBankAccount` returns the number. */
const BankAccount = z.object({
  id,
  scheme: z.enum(['iban', 'account']),
  /** `•••• 3000` */
  masked: z.string(),
  bic: z.string().nullable(),
  holder: z.string(),
  currency: z.string(),
  state: z.enum(bankAccountStates),
  /** The account it replaces on confirmation, masked. */
  replaces: z.string().nullable(),
  proposedBy: z.string(),
  proposedAt: Instant,
  /** Submitted by the caller, so that another user must confirm it. */
  isOwn: z.boolean(),
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  /** First day on which it can be paid. */
  activeFrom: z.iso.date().nullable(),
  isCoolingOff: z.boolean(),
  /** Withdrawn by the submitter before confirmation. */
  isWithdrawn: z.boolean(),
  retiredBy: z.string().nullable(),
  retiredAt: Instant.nullable(),
  reason: z.string().nullable(),
  /** Reason of the rejection, withdrawal or retirement. */
  endReason: z.string().nullable(),
  /** Other suppliers with the same account. */
  alsoOf: z.array(z.object({ id: supplierId, name: z.string() })),
})
export type BankAccount = z.output<typeof BankAccount>

const BankAccounts = z.object({ supplier: z.object({ id: supplierId, name: z.string() }), items: z.array(BankAccount) })
export type BankAccounts = z.output<typeof BankAccounts>

/** Accounts of a supplier: pending, then active, then ended ones. */
export const listBankAccounts = route({
  id: 'procure.supplier.listBankAccounts',
  method: 'GET',
  path: '/procure/suppliers/{id}/bank-accounts',
  page: supplier.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: supplierId }),
  output: BankAccounts,
})

/** Fields of a new account. */
export const bankAccountFields = {
  scheme: choiceField(['iban', 'account']).default('account'),
  accountNumber: z
    .string()
    .trim()
    .min(4)
    .max(42)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/)
    .meta({ widget: 'text', isCode: true }),
  bic: textField({ max: 11 }).meta({ widget: 'text', isCode: true }).nullable().default(null),
  holder: textField({ max: 140 }),
  /** Blank: the currency of the supplier. */
  currency: referenceField('currency').nullable().default(null),
  reason: multilineField({ max: 500 }).nullable().default(null),
  /** Required once another supplier with the account was found. */
  isKnownElsewhere: switchField().default(false),
}

const command = {
  method: 'POST',
  page: supplier.page,
  writes: true,
  stale: [listBankAccounts, supplier.routes.history],
  output: BankAccounts,
} as const

/**
 * Submits a new account for confirmation by a second user. `replacesId`: the active account it replaces; `isKnownElsewhere`: the
 * caller knows that another supplier has it too.
 */
export const proposeBankAccount = route({
  ...command,
  id: 'procure.supplier.proposeBankAccount',
  path: '/procure/suppliers/{id}/bank-accounts',
  event: 'bank_edit',
  errors: [
    'not_found',
    'merged',
    'procure.rule_broken',
    'procure.bank_account_known',
    'procure.bank_account_elsewhere',
  ],
  input: z.strictObject({
    id: supplierId,
    ...bankAccountFields,
    replacesId: id.nullable().default(null),
  }),
})

/** By a user other than the submitter. Retires the account it replaces. */
export const confirmBankAccount = route({
  ...command,
  id: 'procure.supplier.confirmBankAccount',
  path: '/procure/suppliers/bank-accounts/{id}/confirm',
  event: 'bank_confirm',
  errors: ['not_found', 'state_conflict', 'procure.same_person'],
  input: z.strictObject({ id }),
})

export const rejectFields = { reason: multilineField({ max: 500 }) }

export const rejectBankAccount = route({
  ...command,
  id: 'procure.supplier.rejectBankAccount',
  path: '/procure/suppliers/bank-accounts/{id}/reject',
  event: 'bank_confirm',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, ...rejectFields }),
})

/** Ends an account: an active one is retired, a pending one withdrawn. */
export const retireBankAccount = route({
  ...command,
  id: 'procure.supplier.retireBankAccount',
  path: '/procure/suppliers/bank-accounts/{id}/retire',
  event: 'bank_edit',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, ...rejectFields }),
})

/** The full number, for comparison with the supplier's information. The access is audited, and the answer is stored nowhere. */
export const revealBankAccount = route({
  id: 'procure.supplier.revealBankAccount',
  method: 'POST',
  path: '/procure/suppliers/bank-accounts/{id}/reveal',
  page: supplier.page,
  event: 'bank_view',
  writes: true,
  idempotent: 'no',
  stale: [supplier.routes.history],
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ id }),
  output: z.object({ number: z.string() }),
})

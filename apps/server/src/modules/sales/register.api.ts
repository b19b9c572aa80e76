import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/erp/first-steps.text'
import { permissionName } from '@countinghouse/contract/page'
import { till } from '@countinghouse/contract/sales/till'
import { findAvailability } from '@countinghouse/contract/sales/availability'
import { enrolCustomer } from '@countinghouse/contract/sales/enrolment'
import {
  completeSale,
  getCustomerPromotions,
  getPromotions,
  getRegister,
  lookUpCoupon,
  registerPage,
} from '@countinghouse/contract/sales/register'
import { lookUpGiftCard, lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { lookUpItem, priceItems, searchItems } from '@countinghouse/contract/sales/register-items'
import { getRegisterQuote } from '@countinghouse/contract/sales/register-quote'
import { lookUpMember } from '@countinghouse/contract/sales/register-member'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { cancelTerminal, checkTerminal, startTerminal } from '@countinghouse/contract/sales/register-terminal'
import { lookUpExemption } from '@countinghouse/contract/sales/tax-exemption'
import { approveAtTill, findApprovers } from '@countinghouse/contract/sales/till-approval'
import { completeUnreceipted, valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import type { FirstStep } from '../../platform/registry/first-step.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import { approve } from './approval/approve.ts'
import { listApprovers } from './approval/find-approvers.ts'
import { enrol } from './customer/enrol.ts'
import { findExemption } from './customer/tax-exemption.ts'
import { takeBack } from './register/complete-return.ts'
import { sell } from './register/complete-sale.ts'
import { findItem, priceLines, searchForItems } from './register/find-items.ts'
import { findCoupon, findCustomerPromotions, findPromotions } from './register/promotions.ts'
import { findQuote } from './register/quote-of-sale.ts'
import { findMember } from './paid-membership/find-member.ts'
import { findInStores } from './register/find-in-stores.ts'
import { readRegister } from './register/read-register.ts'
import { takeBackUnreceipted } from './register/complete-unreceipted.ts'
import { findUnreceiptedValue } from './register/unreceipted-value.ts'
import { voidReceipt } from './register/void-receipt.ts'
import { cancelAtTill, checkAtTill, startAtTill } from './terminal/at-terminal.ts'
import { lookUp } from './voucher/find-voucher.ts'
import { lookUpCard } from './voucher/gift-card.ts'
import { countMiss } from './voucher/look-up-limit.ts'
import { readCodes } from './voucher/read-codes.ts'

/** Refusals of unknown codes; like those of the look-up they count against guessing, also when many come at once. */
const unknownCodes: readonly string[] = ['sales.voucher_unknown', 'sales.gift_card_unknown']

const api = ({ box }: Declared) => [
  handleRead(getRegister, readRegister),
  handleRead(getPromotions, findPromotions),
  handleRead(getCustomerPromotions, findCustomerPromotions),
  handleRead(lookUpCoupon, findCoupon),
  handleRead(lookUpItem, findItem),
  handleRead(priceItems, priceLines),
  handleRead(searchItems, searchForItems),
  handleRead(findAvailability, findInStores),
  handleRead(lookUpExemption, findExemption),
  handleRead(lookUpMember, findMember),
  handleRead(getRegisterQuote, findQuote),
  handleSelf(lookUpVoucher, (ctx, db, input) => lookUp(ctx, { db, box }, input)),
  handleSelf(lookUpGiftCard, (ctx, db, input) => lookUpCard(ctx, { db, box }, input)),
  handleRead(getVoucherCodes, (ctx, reader, { id }) => readCodes(ctx, reader, box, id)),
  handleWrite(completeSale, (ctx, tx, input) => sell(ctx, tx, box, input), {
    afterRefusal: async (ctx, tx, _input, code) => {
      if (unknownCodes.includes(code) && (await countMiss(tx, ctx)) === null) fail('sales.voucher_throttled')
    },
  }),
  handleWrite(completeReturn, (ctx, tx, input) => takeBack(ctx, tx, box, input)),
  handleWrite(enrolCustomer, enrol),
  handleRead(valueUnreceipted, findUnreceiptedValue),
  handleWrite(completeUnreceipted, (ctx, tx, input) => takeBackUnreceipted(ctx, tx, box, input)),
  handleWrite(voidSale, voidReceipt),
  handleRead(findApprovers, listApprovers),
  handleSelf(startTerminal, (ctx, db, input) => startAtTill(ctx, { db, box }, input)),
  handleSelf(checkTerminal, (ctx, db, { uid }) => checkAtTill(ctx, { db, box }, uid)),
  handleSelf(cancelTerminal, (ctx, db, { uid }) => cancelAtTill(ctx, { db, box }, uid)),
  handleSelf(approveAtTill, (ctx, db, input) => approve(ctx, { db, box }, input)),
]

const firstSteps: readonly FirstStep[] = [
  {
    key: 'sales.till',
    title: text.till,
    permission: permissionName(till.page, 'create'),
    address: till.page.path,
    place: 70,
    isDone: (companyId) => sql`exists (select from sales.till t where t.company_id = ${companyId})`,
  },
  {
    key: 'sales.sale',
    title: text.sale,
    permission: permissionName(registerPage, 'sell'),
    address: registerPage.path,
    place: 80,
    isDone: (companyId) => sql`exists (select from sales.sale s where s.company_id = ${companyId})`,
  },
]

export const module = defineModule({ api, firstSteps })

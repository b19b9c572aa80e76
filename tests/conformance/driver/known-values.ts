import { payoutFile } from './card-payment-factory.ts'
import { bankLineBodies, rowsFile } from './bank-statement-factory.ts'
import { billFile } from './ledger-invoice-factory.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { boxNumber } from '../../support/containers.ts'
import { testPassword } from '../../support/server.ts'
import type { Found } from './found.ts'
import { salesBodies } from './sales-bodies.ts'

/** By operation: records that its body names. */
export const named: Readonly<Record<string, readonly string[]>> = {
  'procure.barcode.generate': ['procure.variant'],
  'procure.price.create': ['procure.price_list', 'procure.product'],
  'procure.priceBatch.create': ['procure.price_list'],
  'procure.priceSurcharge.save': ['procure.price_list', 'procure.product'],
  'inventory.blockingDays.override': ['erp.store'],
  // By its number.
  'inventory.transferReceipt.open': ['inventory.transfer_shipment'],
  'inventory.settlement.create': ['inventory.transfer_shipment'],
  'inventory.cancellable.cancelMany': ['inventory.transfer'],
  'procure.product.stepMany': ['procure.product'],
  'sales.receipt.settle_reviews': ['sales.sale'],
  'payments.reminder.mailMany': ['payments.reminder'],
  'purchase.suggestion.accept': ['purchase.replenishment_suggestion'],
  'purchase.suggestion.dismiss': ['purchase.replenishment_suggestion'],
  'purchase.suggestion.convert': ['purchase.replenishment_suggestion'],
  'inventory.containerReceipt.open': ['inventory.container'],
  'purchase.goodsReceipt.openByNumber': ['purchase.purchase_order'],
}

/** By operation: a field whose value nobody used before, since prices from one quantity on do not overlap. */
export const numbered: Readonly<Record<string, string>> = { 'procure.price.create': 'minQty' }

/** What an operation makes and takes further by itself: how many records, and the audit rows of each. Of others each record has one. */
export const madeInSteps: Readonly<Record<string, { readonly records: number; readonly rows: number }>> = {
  'sales.delivery.invoice': { records: 1, rows: 2 },
  'payments.reminder.charge': { records: 1, rows: 2 },
  'payments.bankStatement.receive': { records: 1, rows: 2 },
  'payments.bankStatement.pay': { records: 1, rows: 2 },
  'webcheckout.shop.order': { records: 1, rows: 2 },
  'inbound.load.accept': { records: 1, rows: 3 },
  'sales.paidMembership.sell': { records: 1, rows: 2 },
  'sales.paidMembership.renew': { records: 2, rows: 2 },
  'sales.paidMembership.cancel': { records: 1, rows: 2 },
}

/** By operation: a file that it takes; of others any text. */
export const files: Readonly<Record<string, (text: string) => { readonly name: string; readonly bytes: string }>> = {
  'payments.payout.import': (text) => ({ name: `${text}.csv`, bytes: payoutFile(text) }),
  'payments.bankStatement.import': (text) => ({ name: `${text}.csv`, bytes: rowsFile(text) }),
  'purchase.supplierInvoice.import': (text) => ({ name: `${text}.xml`, bytes: billFile(text) }),
}

export type Told = { readonly record: Found | null; readonly text: string }

/** Bodies that no schema tells: what only the person himself knows, and what must be so for a write to change anything. By operation. */
export const bodies: Readonly<Record<string, (told: Told) => unknown>> = {
  ...salesBodies,
  'auth.session.verify': () => ({ password: testPassword }),
  'auth.session.unlock': () => ({ password: testPassword }),
  // None of them twice, which no schema says.
  'procure.size.createMany': () => ({ sizes: [{ code: 'S', name: 'S' }] }),
  'procure.country.changeMany': ({ record }) => ({
    selection: { ids: [record?.id] },
    setting: 'isEnabled',
    value: false,
  }),
  // Units merge where they measure the same.
  'procure.unit.create': ({ text }) => ({ code: text.slice(0, 18), name: text, dimension: 'count' }),
  'procure.unit.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // Others have no unit.
  'procure.webAttribute.create': ({ text }) => ({ code: text, name: text, type: 'number' }),
  'procure.shippingPort.create': ({ record, text }) => ({ ...record?.body, name: text }),
  'procure.worldPort.addMany': ({ record }) => ({ codes: [record?.body['code']] }),
  // Without what only one kind or price has.
  'procure.virtualProduct.update': ({ record }) => ({ version: record?.version, note: 'A note' }),
  'procure.label.find': ({ record }) => ({ selection: { ids: [record?.body['productId']] } }),
  'procure.product.stepMany': ({ record }) => ({ selection: { ids: [record?.id] }, step: 'activate' }),
  'procure.label.preview': ({ record }) => labelsOf(record),
  // Others are not open any more, or of no store.
  'purchase.suggestion.accept': ({ record }) => ({ selection: { ids: [record?.id] } }),
  'purchase.suggestion.dismiss': ({ record }) => ({ selection: { ids: [record?.id] } }),
  'purchase.suggestion.convert': ({ record }) => ({ selection: { ids: [record?.id] } }),
  'procure.label.print': ({ record }) => labelsOf(record),
  // Of a product without options, and of one without pictures.
  'procure.variant.matrix': () => ({ cells: [{ colorId: null, sizeId: null, netWeightGrams: 250 }] }),
  // Of a product that the supplier has no line for yet; and of a variant of the product.
  'procure.supplierProduct.create': ({ record, text }) => ({ ...record?.body, name: text, supplierCode: text }),
  'procure.cost.save': ({ record }) => record?.body,
  'procure.productWeb.save': ({ record }) => ({ version: record?.version, ...record?.body }),
  // Quantities and prices whose amounts fit, with a tax code.
  'accounts.invoice.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'accounts.invoice.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'accounts.supplierInvoice.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    reference: randomUUID(),
    note: text,
  }),
  'accounts.supplierInvoice.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.supplierPayment.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.supplierPayment.update': ({ record, text }) => ({ version: record?.version, note: text }),
  // A valid IBAN, and what a file may hold.
  'payments.bankAccount.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  'payments.bankAccount.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'payments.customerPayment.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.customerPayment.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.customerPayment.allocate': ({ record, text }) => ({ ...record?.body, reference: text }),
  'payments.bankDeposit.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.bankDeposit.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.bankDeposit.confirm': ({ record }) => ({ version: record?.version }),
  'payments.onlinePayment.refund': ({ text }) => ({ uid: randomUUID(), refundMinor: 1, reason: text }),
  'payments.terminalPayment.resolve': ({ record, text }) => ({ version: record?.version, evidence: text }),
  'payments.onlinePayment.resolve': ({ record, text }) => ({ version: record?.version, evidence: text }),
  'payments.paymentLink.create': ({ record }) => record?.body,
  'payments.cardProvider.save': ({ text }) => ({
    secretKey: `sk_test_${text.replace(/\W/g, '')}0000000000`,
    signingSecret: 'whsec_0000000000',
    isActive: false,
  }),
  'payments.payout.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.payout.update': ({ record, text }) => ({ version: record?.version, note: text }),
  ...bankLineBodies,
  'payments.bankRule.create': ({ record, text }) => ({
    ...record?.body,
    code: text.slice(0, 18),
    name: text,
    contains: text,
  }),
  'assist.chat.create': ({ text }) => ({ title: text.slice(0, 80) }),
  'assist.chat.update': ({ record, text }) => ({ version: record?.version, title: text.slice(0, 80) }),
  'assist.chat.ask': ({ text }) => ({ question: text.slice(0, 500) }),
  'assist.provider.save': ({ text }) => ({ baseUrl: 'https://model.example.com', model: text.slice(0, 120) }),
  'reports.savedReport.create': ({ text }) => ({ name: text.slice(0, 60), definition: {} }),
  'reports.savedReport.update': ({ record, text }) => ({ version: record?.version, name: text.slice(0, 60) }),
  'reports.savedReport.schedule': ({ record }) => ({ version: record?.version, frequency: 'daily', ...record?.body }),
  'accounts.companyLink.matchDocuments': ({ record, text }) => ({ ...record?.body, reason: text.slice(0, 200) }),
  'accounts.companyLink.unmatchDocuments': ({ record }) => record?.body,
  'payments.netting.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.netting.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.netting.draft': ({ record }) => record?.body,
  'payments.writeOff.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.writeOff.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.writeOff.reverse': ({ record }) => ({ version: record?.version }),
  // Not its first stage.
  'crm.opportunity.move': ({ record }) => ({ version: record?.version, stage: 'proposal' }),
  // Questions with choices in both languages, or without.
  'webcheckout.template.create': ({ record, text }) => ({ ...record?.body, code: text.slice(0, 18), name: text }),
  // With users it would limit the caller, who is staff.
  'inbound.partner.create': ({ record, text }) => ({ ...record?.body, code: text.slice(0, 18), name: text }),
  'inbound.partner.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'inbound.load.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'inbound.load.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'inbound.load.review': ({ record, text }) => ({ version: record?.version, lines: [{ lineNo: 1, refusal: text }] }),
  'inbound.load.save': ({ record }) => ({ ...record?.body, reference: `R-${randomUUID()}` }),
  'inbound.load.start': ({ record, text }) => ({ ...record?.body, uid: randomUUID(), reference: text.slice(0, 60) }),
  'webcheckout.shop.order': ({ record }) => ({ ...record?.body, reference: `W-${randomUUID()}` }),
  'webcheckout.shop.event': ({ record }) => ({ ...record?.body, reference: `E-${randomUUID()}` }),
  'webcheckout.shop.consent': ({ record }) => record?.body,
  'crm.survey.create': ({ record, text }) => ({ ...record?.body, name: text }),
  'crm.survey.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'crm.survey.invite': ({ record }) => record?.body,
  'crm.review.create': ({ record, text }) => ({ ...record?.body, name: text }),
  'crm.survey.createLink': () => ({ uid: randomUUID() }),
  'payments.reminder.propose': ({ record }) => record?.body,
  'payments.reminder.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.paymentFile.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'payments.paymentFile.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'payments.paymentFile.propose': ({ record }) => record?.body['draft'],
  'payments.supplierPayment.propose': ({ record }) => record?.body,
  // Of a day that is over, so that it changes no order.
  'purchase.poDiscount.create': ({ text }) => ({
    code: text.slice(0, 18),
    name: text,
    ratePpm: 50_000,
    endsOn: '2020-12-31',
  }),
  'purchase.poDiscount.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // Of a year that is over, so that it covers no order.
  'purchase.purchaseBudget.create': ({ text }) => ({
    code: text.slice(0, 18),
    name: text,
    startsOn: '2020-01-01',
    endsOn: '2020-12-31',
    plannedSalesMinor: 100,
    plannedClosingMinor: 100,
    openingMinor: 100,
  }),
  'purchase.purchaseBudget.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // Of a charge type that no other rule is for, and a store in which nothing is received.
  'purchase.landedCostRule.create': ({ record, text }) => ({
    chargeTypeId: record?.body['chargeTypeId'],
    storeId: record?.body['storeId'],
    code: text.slice(0, 18),
    name: text,
    ratePpm: 50_000,
  }),
  'purchase.landedCostRule.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // Of a store that no other rule or profile is for.
  'purchase.replenishmentRule.create': ({ record, text }) => ({ ...record?.body, code: text.slice(0, 18), name: text }),
  'purchase.replenishmentRule.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'purchase.seasonProfile.create': ({ record, text }) => ({ ...record?.body, code: text.slice(0, 18), name: text }),
  'purchase.seasonProfile.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'purchase.purchaseOrder.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'purchase.purchaseOrder.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.purchaseOrder.confirm': ({ record }) => ({
    version: record?.version,
    lines: [{ lineNo: 1, quantity: 0 }],
  }),
  'purchase.purchaseOrder.addToContainer': ({ record }) => ({
    storeId: record?.body['storeId'],
    containerNo: boxNumber(),
    type: '40HC',
  }),
  'purchase.shipment.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'purchase.shipment.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.supplierClaim.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.supplierClaim.credit': ({ record, text }) => ({ version: record?.version, creditReference: text }),
  'purchase.rebateAgreement.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'purchase.rebateAgreement.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.rebateAgreement.credit': ({ record, text }) => ({
    version: record?.version,
    storeId: record?.body['storeId'],
    creditReference: text,
  }),
  'purchase.supplierReturn.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'purchase.supplierReturn.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.supplierReturn.credit': ({ record, text }) => ({ version: record?.version, creditReference: text }),
  // Of a receipt with goods, and an invoice with the cost.
  'purchase.landedCost.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'purchase.landedCost.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'purchase.landedCost.finalise': ({ record }) => ({
    version: record?.version,
    supplierInvoiceId: record?.body['supplierInvoiceId'],
  }),
  // A partner store and its customer, or the code of another company.
  'accounts.companyLink.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  'accounts.companyLink.accept': ({ record }) => record?.body,
  // Debits equal credits, and the next date is on the day of the month.
  'accounts.journalEntry.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'accounts.recurringJournal.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  // Its parts fit each other.
  'inventory.openingStock.create': ({ record, text }) => {
    const { reasonId: _, ...draft } = Object(record?.body['draft']) as Record<string, unknown>
    return { ...draft, note: text }
  },
  'inventory.relocation.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'inventory.relocation.scan': ({ record }) => ({
    scans: [
      {
        uid: randomUUID(),
        code: record?.body['code'],
        quantity: 1,
        fromLocationId: record?.body['fromLocationId'],
        toLocationId: record?.body['toLocationId'],
      },
    ],
  }),
  'inventory.stockAdjustment.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  // One role has one rule for each category.
  'accounts.budget.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  // A store has one layout in use.
  'erp.printLayout.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  'erp.printLayout.update': ({ record, text }) => ({ version: record?.version, name: text, footer: text }),
  'erp.printLayout.saveFields': ({ record }) => ({
    version: record?.version,
    entity: 'inventory.relocation',
    paper: 'relocation',
    chosen: { facts: ['storeId'], columns: ['quantity', 'variantId'] },
  }),
  'accounts.budget.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'accounts.budget.saveAmounts': ({ record }) => ({
    version: record?.version,
    accounts: [{ accountId: record?.body['accountId'], amounts: Array.from({ length: 12 }, () => 100) }],
  }),
  'accounts.postingRule.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  'accounts.postingRule.update': ({ record, text }) => ({ version: record?.version, name: text }),
  // Taxed kinds have rates.
  'accounts.taxCode.create': ({ text }) => ({ code: text.slice(0, 18), name: text, kind: 'exempt' }),
  'accounts.taxCode.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'accounts.currencyRevaluation.post': ({ record }) => record?.body,
  // Not the company's own currency, and each of another day.
  'accounts.exchangeRate.set': () => ({ currencyCode: 'USD', day: dayIn(randomInt(9000)), rate: '0.8' }),
  'inventory.receipt.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  // A place, a supplier and his delivery note fit each other.
  'inventory.receipt.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'inventory.transferReceipt.open': ({ record }) => ({ uid: randomUUID(), shipment: record?.body['shipment'] }),
  'inventory.transferReceipt.scan': ({ record }) => ({
    scans: [{ uid: randomUUID(), code: record?.body['code'], quantity: 1, condition: 'good' }],
  }),
  // Between two stores without a route.
  'inventory.transferRoute.create': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    code: text.slice(0, 18),
    name: text,
  }),
  'inventory.transferRoute.update': ({ record, text }) => ({ version: record?.version, name: text }),
  'inventory.blockingDays.override': ({ record, text }) => ({
    storeId: record?.id,
    untilOn: new Date().toISOString().slice(0, 10),
    reason: text,
  }),
  'inventory.container.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  // Its number goes with its type, and its days and weights with each other.
  'inventory.container.update': ({ record, text }) => ({ version: record?.version, note: text }),
  // Nothing has happened ahead of time.
  ...Object.fromEntries(
    ['book', 'load', 'depart', 'arrive', 'declare', 'clear', 'gateOut', 'gateIn', 'unload', 'returnEmpty'].map(
      (step) => [`inventory.container.${step}`, ({ record, text }: Told) => ({ version: record?.version, note: text })],
    ),
  ),
  'inventory.container.skip': ({ record, text }) => ({ version: record?.version, toStatus: 'customs', note: text }),
  'inventory.container.reschedule': ({ record, text }) => ({ version: record?.version, eta: '2026-12-24', note: text }),
  'inventory.containerReceipt.open': ({ record }) => ({ uid: randomUUID(), container: record?.body['container'] }),
  'purchase.goodsReceipt.open': () => ({ uid: randomUUID() }),
  'purchase.goodsReceipt.openByNumber': ({ record }) => ({ uid: randomUUID(), order: record?.body['order'] }),
  'inventory.containerReceipt.scan': ({ record }) => ({
    scans: [{ uid: randomUUID(), code: record?.body['code'], quantity: 1, condition: 'good' }],
  }),
  'inventory.transfer.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  // All lines get what they ask for, and are found.
  'inventory.managedTransfer.approve': ({ record }) => ({ version: record?.version, shortfall: 'backorder' }),
  // Nothing of it has left.
  'inventory.cancellable.cancelOpen': ({ record, text }) => ({
    version: record?.version,
    scope: 'all',
    cancelCause: 'other',
    reason: text,
  }),
  'payments.reminder.mailMany': ({ record }) => ({ selection: { ids: [record?.id] } }),
  'inventory.cancellable.cancelMany': ({ record, text }) => ({
    selection: { ids: [record?.id] },
    cancelCause: 'other',
    reason: text,
  }),
  'inventory.transferCharge.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'inventory.transferCharge.update': ({ record, text }) => ({
    ...Object(record?.body['draft']),
    version: record?.version,
    note: text,
  }),
  // Nothing has arrived.
  'inventory.transferInvoice.create': () => ({ basis: 'shipped' }),
  'inventory.staleInvoice.reinitiate': ({ record }) => ({ version: record?.version, newBasis: 'shipped' }),
  'inventory.settlement.create': ({ record }) => ({ uid: randomUUID(), shipmentId: record?.id }),
  'inventory.settlement.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'inventory.transferShipment.pick': ({ record }) => ({ version: record?.version }),
  'wms.dispatch.update': ({ record, text }) => ({ version: record?.version, note: text }),
  'wms.dispatch.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'inventory.stockCheck.create': ({ record, text }) => ({ ...Object(record?.body['draft']), note: text }),
  'inventory.stockCheck.enter': ({ record }) => ({
    entries: [
      {
        kind: 'done',
        uid: randomUUID(),
        countedAt: '2026-01-01T00:00:00.000Z',
        locationId: record?.body['locationId'],
      },
    ],
  }),
  'erp.dashboard.choose_cards': () => ({ keys: ['accounts.profit'] }),
  'accounts.home.choose_cards': () => ({ keys: ['accounts.profit'] }),
  'procure.variant.barcodes': () => ({ barcodes: [] }),
  'procure.product.arrangeImages': () => ({ images: [] }),
}

function labelsOf(record: Found | null) {
  return { layoutId: record?.body['layoutId'], items: [{ variantId: record?.id, copies: 1 }] }
}

/** A day of this century, that many days after its first. */
function dayIn(days: number): string {
  return new Date(Date.UTC(2001, 0, 1 + days)).toISOString().slice(0, 10)
}

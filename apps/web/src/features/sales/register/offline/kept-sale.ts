import type { InputOfRoute } from '@countinghouse/contract/route'
import type { completeSale } from '@countinghouse/contract/sales/register'
import type { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import type { Cart } from '../state/use-cart.ts'
import type { ThisDevice } from './this-device.ts'

/** A sale that waits for the server, with what its provisional receipt shows. Units: minor units. */
export type KeptSale = {
  readonly sent: Omit<InputOfRoute<typeof sendOfflineSale>, 'sentAt'>
  /** The device's own number of it. */
  readonly number: string
  readonly currency: string
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitMinor: number
    readonly grossMinor: number
    /** Components of a kit; left out: it is none. Units: stock units of all of them. */
    readonly parts?: readonly { readonly name: string; readonly quantity: number }[]
  }[]
  readonly payableMinor: number
  readonly changeMinor: number
}

type Given = {
  readonly device: ThisDevice
  readonly deviceNumber: number
  readonly cashierId: number
  readonly tillCode: string
  readonly currency: string
  /** As it was or would have been sent. */
  readonly body: InputOfRoute<typeof completeSale>
  readonly cart: Cart
}

/** The sale of a cart as the device keeps it: with the prices and discounts that the customer saw. */
export function keptSale({ device, deviceNumber, cashierId, tillCode, currency, body, cart }: Given): KeptSale {
  const { uid, tillSessionId, customerId, soldAt, discountPpm, grossMinor, tenders, note } = body
  const paidMinor = tenders.reduce((sum, { tenderedMinor }) => sum + tenderedMinor, 0)
  const changeMinor = tenders.reduce((sum, tender) => sum + (tender.changeMinor ?? 0), 0)
  return {
    number: `${tillCode}-${device.id}-${deviceNumber}`,
    currency,
    payableMinor: paidMinor - changeMinor,
    changeMinor,
    lines: cart.sold.map(({ item, quantity, unitMinor, amounts }) => ({
      name: nameOf(item),
      quantity,
      unitMinor,
      grossMinor: amounts?.grossMinor ?? 0,
      ...(item.kit !== null && {
        parts: item.kit.components.map((part) => ({ name: nameOf(part), quantity: part.quantity * quantity })),
      }),
    })),
    sent: {
      id: device.id,
      key: device.key,
      uid,
      deviceNumber,
      cashierId,
      tillSessionId,
      customerId,
      soldAt,
      discountPpm,
      note: note ?? null,
      grossMinor,
      taxMinor: cart.totals.taxMinor,
      isTaxFree: cart.isTaxFree,
      tenders,
      lines: cart.sold.map(({ item, quantity, discountPpm: ppm, overrideMinor, amounts, note: ofLine }) => ({
        variantId: item.variantId,
        quantity,
        serialNos: [],
        discountPpm: ppm,
        overrideMinor,
        note: ofLine.trim() || null,
        unitMinor: item.unitMinor,
        discountMinor: amounts?.discountMinor ?? 0,
        grossMinor: amounts?.grossMinor ?? null,
        taxCodeId: item.taxCodeId,
        taxIncluded: item.taxIncluded,
        components: (item.kit?.components ?? []).map((part) => ({
          variantId: part.variantId,
          quantity: part.quantity,
          groupNo: part.groupNo,
          unitMinor: part.unitMinor,
          taxCodeId: part.taxCodeId,
        })),
      })),
    },
  }
}

function nameOf({ name, options }: { readonly name: string; readonly options: string }): string {
  return [name, options].filter(Boolean).join(', ')
}

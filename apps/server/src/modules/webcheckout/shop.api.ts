import {
  cancelShopOrder,
  getShopOrder,
  listShopProducts,
  payShopOrder,
  placeShopOrder,
  sendCartEvent,
  setShopConsent,
} from '@countinghouse/contract/webcheckout/shop'
import { fail } from '@countinghouse/contract/errors'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { changeConsent, findByEmail } from '../crm/index.ts'
import { cancelWebOrder } from './shop/cancel-shop-order.ts'
import { forgetOldCarts } from './shop/forget-carts.ts'
import { findShopProducts } from './shop/find-products.ts'
import { payWebOrder } from './shop/pay-shop-order.ts'
import { placeWebOrder } from './shop/place-shop-order.ts'
import { readShopOrder } from './shop/read-order.ts'
import { recordCartEvent } from './shop/record-cart.ts'

const api = [
  handleRead(listShopProducts, findShopProducts),
  handleWrite(placeShopOrder, placeWebOrder),
  handleRead(getShopOrder, (ctx, reader, { reference }) => readShopOrder(ctx, reader, reference)),
  handleWrite(payShopOrder, payWebOrder),
  handleWrite(cancelShopOrder, cancelWebOrder),
  handleWrite(sendCartEvent, recordCartEvent),
  handleWrite(setShopConsent, async (ctx, tx, { email, consent }) => {
    const known = await findByEmail(ctx, tx, email)
    if (known.length === 0) return fail('not_found')
    // What stays as it is leaves a record too.
    await changeConsent(ctx, tx, known, { status: consent, source: 'web_shop' })
    return { customers: known.length }
  }),
]

export const module = defineModule({ api, prunings: [forgetOldCarts] })

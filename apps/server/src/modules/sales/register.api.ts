import {
  completeReturn,
  completeSale,
  getPromotions,
  getRegister,
  lookUpCoupon,
  lookUpItem,
  priceItems,
  searchItems,
  voidSale,
} from '@countinghouse/contract/sales/register'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { takeBack } from './register/complete-return.ts'
import { sell } from './register/complete-sale.ts'
import { findItem, priceLines, searchForItems } from './register/find-items.ts'
import { findCoupon, findPromotions } from './register/promotions.ts'
import { readRegister } from './register/read-register.ts'
import { voidReceipt } from './register/void-receipt.ts'

const api = [
  handleRead(getRegister, readRegister),
  handleRead(getPromotions, findPromotions),
  handleRead(lookUpCoupon, findCoupon),
  handleRead(lookUpItem, findItem),
  handleRead(priceItems, priceLines),
  handleRead(searchItems, searchForItems),
  handleWrite(completeSale, sell),
  handleWrite(completeReturn, takeBack),
  handleWrite(voidSale, voidReceipt),
]

export const module = defineModule({ api })

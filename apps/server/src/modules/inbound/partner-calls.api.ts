import {
  findPartnerProducts,
  getSavedLoad,
  listPartnerOrders,
  loadOrder,
  saveLoad as save,
} from '@countinghouse/contract/inbound/partner-calls'
import { fail } from '@countinghouse/contract/errors'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findOrders } from './partner-calls/find-orders.ts'
import { findProducts } from './partner-calls/find-products.ts'
import { findReference, readSaved } from './partner-calls/read-saved.ts'
import { saveLoad } from './partner-calls/save-load.ts'
import { startLoad } from './partner-calls/start-load.ts'

const api = [
  handleRead(listPartnerOrders, async (ctx, reader, filter) => ({ items: await findOrders(ctx, reader, filter) })),
  handleRead(findPartnerProducts, async (ctx, reader, { q }) => ({ items: await findProducts(ctx, reader, q) })),
  handleWrite(save, saveLoad),
  handleRead(getSavedLoad, async (ctx, reader, { reference }) => {
    const id = (await findReference(ctx, reader, reference)) ?? fail('not_found')
    return await readSaved(ctx, reader, id)
  }),
  handleWrite(loadOrder, startLoad),
]

export const module = defineModule({ api })

import type { z } from 'zod'
import { route } from '../route.ts'
import { devicesPage } from './device.ts'
import { CompletedSale, receiptErrors, registerPage } from './register.ts'
import { deviceProof, KeptSale, staleByOfflineSales } from './register-offline.ts'

const input = KeptSale.extend(deviceProof)

const shared = {
  method: 'POST',
  writes: true,
  stale: staleByOfflineSales,
  input,
  output: CompletedSale,
} as const
const errors = [
  ...receiptErrors,
  'state_conflict',
  'inventory.insufficient_stock',
  'sales.tax_missing',
  'sales.not_sellable',
  'sales.price_missing',
  'sales.kit_not_sold',
  'sales.kit_components',
  'sales.too_many_components',
] as const

/**
 * Records a sale that a device made without a network, at what the customer paid. The same `uid` answers the same receipt, also where it
 * had arrived before the network failed. Source: docs/decisions/098-sales-without-a-network.md.
 */
export const sendOfflineSale = route({
  ...shared,
  id: 'sales.device.sell',
  path: '/pos/devices/{id}/sales',
  page: registerPage,
  event: 'sell',
  errors: [...errors, 'sales.device_revoked'],
})

export type OfflineSale = z.output<typeof input>

/** The same for a sale of a device that was revoked long ago, by a person who decides it. */
export const recoverSale = route({
  ...shared,
  id: 'sales.device.recover',
  path: '/pos/devices/{id}/recover',
  page: devicesPage,
  event: 'recover',
  errors,
})
